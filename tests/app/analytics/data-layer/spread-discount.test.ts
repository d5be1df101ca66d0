import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { spreadDiscount } from '#app/analytics/data-layer/spread-discount.ts'

const row = (unitPrice: number, quantity = 1) => ({ unitPrice, quantity })

describe('a fixed discount', () => {
  it.each([
    { name: 'one row', rows: [row(100_000)], discount: 50_000, parts: [50_000] },
    {
      name: 'equal rows',
      rows: [row(300), row(300), row(300)],
      discount: 100,
      parts: [34, 33, 33],
    },
    { name: 'quantities', rows: [row(100, 3), row(100)], discount: 40, parts: [30, 10] },
    { name: 'a free row', rows: [row(0), row(500)], discount: 50, parts: [0, 50] },
    { name: 'more than the order', rows: [row(200), row(100)], discount: 900, parts: [200, 100] },
    { name: 'no discount', rows: [row(200)], discount: 0, parts: [0] },
    { name: 'a negative discount', rows: [row(200)], discount: -5, parts: [0] },
    { name: 'no rows', rows: [], discount: 10, parts: [] },
    { name: 'only free rows', rows: [row(0, 2)], discount: 10, parts: [0] },
    {
      name: 'amounts beyond exact numbers',
      rows: [row(9_000_000_000_001), row(3_000_000_000_000)],
      discount: 1_000_000_000_001,
      parts: [750_000_000_001, 250_000_000_000],
    },
  ])('is spread: $name', ({ rows, discount, parts }) => {
    expect(spreadDiscount(rows, discount)).toEqual(parts)
  })

  it('is spread completely, and no row gets more than its sum or one unit off its share', () => {
    const rows = fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 50_000_000 }), (order, discount) => {
        const sums = order.map(({ unitPrice, quantity }) => unitPrice * quantity)
        const total = sums.reduce((sum, each) => sum + each, 0)
        const parts = spreadDiscount(order, discount)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.min(discount, total))
        for (const [index, part] of parts.entries()) {
          const share = total === 0 ? 0 : (sums[index]! * Math.min(discount, total)) / total
          expect(part).toBeLessThanOrEqual(sums[index]!)
          expect(Math.abs(part - share)).toBeLessThan(1.000_01)
        }
      }),
    )
  })
})
