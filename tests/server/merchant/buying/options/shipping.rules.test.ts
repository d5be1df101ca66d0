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
    ['se', 149_999, [399_00, 799_00]],
    ['se', 150_000, [699_00, 1099_00]],
    ['fi', 450_000, [129_00, 169_00]],
  ] as const)('costs more to a home in %s for goods of %i grams: %j', (market, total, fees) => {
    const weight = { total, heaviest: 30_000 }
    expect(shippingQuotes(market, false, weight).map(({ feeMinor }) => feeMinor)).toEqual(fees)
    expect(shippingQuotes(market, true, weight)).toEqual(
      shippingQuotes(market, true, { total: 0, heaviest: 30_000 }),
    )
  })

  it('does not apply below the limit', () => {
    expect(shippingQuotes('no', false).every(({ feeMinor }) => feeMinor > 0)).toBe(true)
  })
})

it.each([
  [0, 0, true],
  [20_000, 60_000, true],
  [20_001, 20_001, false],
  [15_000, 60_001, false],
])('pieces up to %i grams, %i together, can be picked up: %s', (heaviest, total, isOffered) => {
  const keys = shippingQuotes('se', false, { heaviest, total }).map(({ key }) => key)
  expect(keys.includes('pickup')).toBe(isOffered)
  expect(keys).toEqual(expect.arrayContaining(['home', 'carryIn']))
})
