import { describe, expect, it } from 'vitest'
import {
  leftToFreeShippingMinor,
  shippingQuotes,
} from '#server/merchant/buying/options/shipping.rules.ts'

describe('free delivery', () => {
  it.each([
    ['se', 0, 5000_00],
    ['se', 4999_99, 1],
    ['se', 5000_00, 0],
    ['se', 9000_00, 0],
    ['fi', 499_00, 1_00],
    ['eu', 100_000_00, -1],
  ] as const)('in %s with goods for %i is %i away', (market, goods, left) => {
    expect(leftToFreeShippingMinor(market, goods)).toBe(left)
  })

  it('applies to home delivery and to a pickup point, but not to carrying in', () => {
    expect(shippingQuotes('se', true).map(({ key, feeMinor }) => [key, feeMinor])).toEqual([
      ['home', 0],
      ['pickup', 0],
      ['carryIn', 400_00],
    ])
  })

  it.each([
    ['se', 149_999, [399_00, 99_00, 799_00]],
    ['se', 150_000, [699_00, 99_00, 1099_00]],
    ['fi', 450_000, [129_00, 9_90, 169_00]],
  ] as const)('costs more to a home in %s for goods of %i grams: %j', (market, grams, fees) => {
    expect(shippingQuotes(market, false, grams).map(({ feeMinor }) => feeMinor)).toEqual(fees)
    expect(shippingQuotes(market, true, grams)).toEqual(shippingQuotes(market, true))
  })

  it('does not apply below the limit', () => {
    expect(shippingQuotes('no', false).every(({ feeMinor }) => feeMinor > 0)).toBe(true)
  })
})
