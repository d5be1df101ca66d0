import { expect, test } from 'vitest'
import { stockLevel } from '#server/merchant/catalogue/stock/stock.store.ts'

test.for([
  [{ inStock: 5, oversellable: 0, static: 0 }, 0, [5, 0, 0, 5]],
  [{ inStock: 5, oversellable: 0, static: 0 }, 3, [2, 0, 0, 2]],
  [{ inStock: 5, oversellable: 4, static: 0 }, 7, [0, 2, 0, 2]],
  [{ inStock: 5, oversellable: 4, static: 0 }, 9, [0, 0, 0, 0]],
  [{ inStock: 1, oversellable: 0, static: 20 }, 15, [0, 0, 20, 20]],
  [{ inStock: 0, oversellable: 0, static: 0 }, 0, [0, 0, 0, 0]],
] as const)('of %j, with %i sold, %j are left', ([count, sold, expected]) => {
  const { inStock, oversellable, static: fixed, total } = stockLevel(count, sold)
  expect([inStock, oversellable, fixed, total]).toEqual(expected)
})
