import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  marketPrices,
  roundToPricePoint,
} from '#server/merchant/import/product/price-point.rules.ts'

it.each([
  [12_30, 'SEK', 12_00],
  [237_50, 'SEK', 239_00],
  [1_237_00, 'DKK', 1_245_00],
  [12_437_00, 'NOK', 12_395_00],
  [9_20, 'EUR', 8_99],
  [83_40, 'EUR', 82_99],
  [349_00, 'EUR', 349_00],
  [1, 'SEK', 1_00],
] as const)('%i minor units of %s become %i', (minor, currency, expected) => {
  expect(roundToPricePoint(minor, currency)).toBe(expected)
})

it('a market with the currency of the feed has the exact price', () => {
  const { selling } = marketPrices({ selling: 1_062_50, regular: 1_062_50, currency: 'SEK' })
  expect(selling.se).toBe(1_062_50)
  expect(selling.dk).toBe(695_00)
})

it('a reduction is a reduction in every market, and no price becomes zero', () => {
  const money = fc.integer({ min: 2, max: 50_000_000 })
  const currency = fc.constantFrom('SEK' as const, 'DKK' as const, 'NOK' as const, 'EUR' as const)
  fc.assert(
    fc.property(money, money, currency, (one, other, code) => {
      fc.pre(Math.abs(one - other) > 20)
      const feed = { selling: Math.min(one, other), regular: Math.max(one, other), currency: code }
      const { selling, regular } = marketPrices(feed)
      for (const market of ['se', 'dk', 'no', 'fi', 'eu', 'ax'] as const) {
        expect(selling[market]).toBeGreaterThan(0)
        expect(selling[market]!).toBeLessThan(regular[market]!)
      }
    }),
  )
})
