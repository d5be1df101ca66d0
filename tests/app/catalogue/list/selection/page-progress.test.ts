import { expect, it } from 'vitest'

import { pageProgress } from '#app/catalogue/list/selection/list-page.ts'

it.each([
  [0, null, [0, 0, null, null]],
  [7, null, [1, 7, null, null]],
  [48, '2', [1, 48, null, null]],
  [49, null, [1, 48, null, 2]],
  [49, '2', [49, 49, 1, null]],
  [200, '3', [97, 144, 2, 4]],
  [200, '1e9', [1, 48, null, 2]],
  [200, '-1', [1, 48, null, 2]],
  [200, '999999', [193, 200, 4, null]],
])('of %i entries, page %j is %j', (total, page, expected) => {
  const { from, to, previousPage, nextPage } = pageProgress(total, page, 48)
  expect([from, to, previousPage, nextPage]).toEqual(expected)
})
