import { expect, it } from 'vitest'

import { lineChanges, type SalesLine } from '#app/cart/sales/sales-cart.ts'

const line = (skuId: number, quantity: number) => ({ skuId, quantity }) as SalesLine
const pieces = (lines: readonly SalesLine[]) =>
  lines.map(({ skuId, quantity }) => [skuId, quantity])

it.each([
  { before: [], now: [[1, 2]], added: [[1, 2]], removed: [] },
  { before: [[1, 2]], now: [[1, 5]], added: [[1, 3]], removed: [] },
  { before: [[1, 2]], now: [[1, 1]], added: [], removed: [[1, 1]] },
  { before: [[1, 2]], now: [], added: [], removed: [[1, 2]] },
  {
    before: [[1, 2]],
    now: [
      [1, 1],
      [1, 1],
    ],
    added: [],
    removed: [],
  },
  { before: [[1, 1]], now: [[2, 1]], added: [[2, 1]], removed: [[1, 1]] },
])('from $before to $now, $added are added and $removed removed', (cart) => {
  const lines = (list: number[][]) => list.map(([sku = 0, quantity = 0]) => line(sku, quantity))
  const changes = lineChanges(lines(cart.before), lines(cart.now))
  expect(pieces(changes.added)).toEqual(cart.added)
  expect(pieces(changes.removed)).toEqual(cart.removed)
})
