import { expect, test } from 'vitest'

import { createSearchCounts } from '#app/kit/search-counts.ts'

const day = 24 * 60 * 60 * 1000

test('a search is shown when enough networks made it, however often one of them did', async () => {
  const counts = createSearchCounts()
  for (const network of ['a', 'b', 'c']) await counts.record('se sv', 'matbord', network)
  for (let time = 0; time < 100; time++) await counts.record('se sv', 'mitt namn', 'a')
  for (const network of ['a', 'b', 'c', 'd']) await counts.record('se sv', 'soffa', network)
  expect(await counts.top('se sv', { networks: 3, count: 5 })).toEqual(['soffa', 'matbord'])
  expect(await counts.top('se sv', { networks: 3, count: 1 })).toEqual(['soffa'])
  expect(await counts.top('se en', { networks: 1, count: 5 })).toEqual([])
})

test('a search counts for two weeks', async () => {
  let now = 0
  const counts = createSearchCounts(() => now)
  await counts.record('se sv', 'julgran', 'a')
  now = 13 * day
  expect(await counts.top('se sv', { networks: 1, count: 5 })).toEqual(['julgran'])
  now = 15 * day
  expect(await counts.top('se sv', { networks: 1, count: 5 })).toEqual([])
})

test('unrepeated searches do not replace frequent ones', async () => {
  const counts = createSearchCounts()
  for (const network of ['a', 'b', 'c', 'd', 'e']) await counts.record('se sv', 'soffa', network)
  for (let time = 0; time < 3_000; time++) await counts.record('se sv', `word ${time}`, 'a')
  expect(await counts.top('se sv', { networks: 5, count: 5 })).toEqual(['soffa'])
})
