import { expect, test } from 'vitest'

import { recentProducts } from '#app/catalogue/product/recent/recent-products.ts'

test('twelve products are kept, each once, the newest first', () => {
  const views = [1, 2, 3, 2, ...Array.from({ length: 10 }, (_, nth) => 20 + nth)]
  const ids = views.reduce((ids: number[], id) => recentProducts.valid([id, ...ids]), [])
  expect(ids).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 2, 3])
})

test.for([
  [null, []],
  [{ length: 3 }, []],
  [['sofa-alias', 0, -4, 1.5, Number.NaN, '7', 7, 7, null, [8]], [7]],
] as const)('of the stored value %j only product ids are read', ([stored, ids]) => {
  expect(recentProducts.valid(stored)).toEqual(ids)
})
