import { expect, test } from 'vitest'

import { mergeByDevice } from '#app/content/area/merge-by-device.ts'

const list = (text: string) => [...text].map((id) => ({ id }))

test.for([
  ['abc', 'abc', 'abc', '---'],
  ['abc', 'axc', 'axbc', '-md-'],
  ['abc', '', 'abc', 'ddd'],
  ['', 'abc', 'abc', 'mmm'],
  ['ab', 'xyab', 'xyab', 'mm--'],
] as const)('%s and %s merge to %s', ([wide, narrow, order, shown]) => {
  const merged = mergeByDevice(list(wide), list(narrow))
  expect(merged.map(({ entry }) => entry.id).join('')).toBe(order)
  expect(merged.map(({ shownOn }) => shownOn?.[0] ?? '-').join('')).toBe(shown)
})
