import fc from 'fast-check'
import { expect, it } from 'vitest'

import { salesType } from '#app/analytics/data-layer/sales-type.ts'

const invalid = 'Invalid discount percentage'

it.each([
  [0, '0-5%'],
  [5, '0-5%'],
  [5.01, '6-10%'],
  [5.5, '6-10%'],
  [6, '6-10%'],
  [10, '6-10%'],
  [11, '11-15%'],
  [15, '11-15%'],
  [16, '16-20%'],
  [20, '16-20%'],
  [21, '21-30%'],
  [30, '21-30%'],
  [31, '31-40%'],
  [40, '31-40%'],
  [41, '41-50%'],
  [50, '41-50%'],
  [51, '51-60%'],
  [60, '51-60%'],
  [61, '61-70%'],
  [70, '61-70%'],
  [71, '71-80%'],
  [80, '71-80%'],
  [81, '81-100%'],
  [100, '81-100%'],
  [101, invalid],
  [-1, invalid],
  [NaN, invalid],
  [Infinity, invalid],
])('a discount of %d per cent has the sales type %s', (percentage, type) => {
  expect(salesType(percentage)).toBe(type)
})

it('every discount from zero to a hundred has a sales type', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (percentage) => {
      expect(salesType(percentage)).toMatch(/^\d+-\d+%$/)
    }),
  )
})
