import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markets, languages } from '#server/merchant/channel/markets.ts'
import { formatMoney, priceFields } from '#server/merchant/pricing/price-fields.ts'
import { exVat } from '#server/merchant/pricing/vat.rules.ts'
import { vatRate } from '#server/merchant/pricing/vat-rate.rules.ts'

const market = (alias: string) => markets.find((one) => one.alias === alias)!
const language = (code: string) => languages.find((one) => one.code === code)!

test.for([
  [12_500, 2500, 10_000],
  [899_500, 2500, 719_600],
  [99, 2500, 79],
  [1, 2500, 1],
  [0, 2500, 0],
  [44_900, 2550, 35_777],
  [-12_500, 2500, -10_000],
  [-99, 2500, -79],
  [5, 0, 5],
] as const)('%i with VAT at %i basis points is %i without', ([inc, rate, ex]) => {
  expect(exVat(inc, rate)).toBe(ex)
})

test('adding VAT gives the price again, within one minor unit', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.constantFrom(0, 1900, 2400, 2500, 2550), (inc, rate) => {
      const again = Math.round((exVat(inc, rate) * (10_000 + rate)) / 10_000)
      expect(Math.abs(again - inc)).toBeLessThanOrEqual(1)
    }),
  )
})

test.for([
  ['fi', '2024-08-31', 2400],
  ['fi', '2024-09-01', 2550],
  ['ax', '2026-11-20', 2550],
  ['eu', '2026-11-20', 1900],
  ['se', '1970-01-01', 2500],
] as const)('in %s on %s VAT is %i', ([alias, day, expected]) => {
  expect(vatRate(market(alias), new Date(day))).toBe(expected)
})

test.for([
  ['se', 'sv', 899_500, '8 995 kr'],
  ['se', 'sv', 899_550, '8 995,50 kr'],
  ['se', 'en', 899_500, 'SEK 8,995'],
  ['dk', 'da', 349_900, '3.499 kr.'],
  ['no', 'nb', 1_249_900, '12 499 kr'],
  ['fi', 'fi', 44_900, '449 €'],
  ['fi', 'sv', 44_950, '449,50 €'],
  ['eu', 'en', 44_900, '€449'],
] as const)('in %s %s money of %i is formatted as %s', ([alias, code, minor, expected]) => {
  const text = formatMoney(minor, { market: market(alias), language: language(code) })
  expect(text.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected)
})

test('a reduction is rounded down', () => {
  const view = { market: market('se'), language: language('sv') }
  const price = (selling: number, regular: number) =>
    priceFields(
      { selling: { inc: selling, ex: selling }, regular: { inc: regular, ex: regular } },
      view,
    )
  expect(price(666, 1000)).toMatchObject({ discountPercentage: 33, isDiscounted: true })
  expect(price(999, 1000)).toMatchObject({ discountPercentage: 0, isDiscounted: true })
  expect(price(1000, 1000)).toMatchObject({ discountPercentage: 0, isDiscounted: false })
})
