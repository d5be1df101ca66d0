import { expect, test } from 'vitest'

import { bestMatches, matchRank } from '#app/kit/text/match-name.ts'

test.for([
  ['Leverans', 'leverans', 3],
  ['Leverans', ' LEVER ', 2],
  ['Leverans', 'leveranstid', 2],
  ['Hörnsoffor & dagbäddar', 'dagbaddar horn', 2],
  ['Matbord', 'bord', 1],
  ['Solgløtt', 'solglott', 3],
  ['Bord', 'bordeaux', 0],
  ['Matbord', 'at', 0],
  ['Leverans', 'soffa leverans', 0],
  ['Leverans', '', 0],
  ['Leverans', '%_*"\'', 0],
  ['', 'leverans', 0],
  ['—', '—', 0],
] as const)('%s fits %j with rank %d', ([name, typed, rank]) => {
  expect(matchRank(name, typed)).toBe(rank)
})

test('the best match is first, and equal ones keep their order', () => {
  const named = ['Matbord', 'Bord & bänkar', 'Soffor', 'Bord', 'Sidobord'].map((name) => ({ name }))
  const names = bestMatches(named, 'bord', 3).map(({ name }) => name)
  expect(names).toEqual(['Bord', 'Bord & bänkar', 'Matbord'])
})
