import { expect, test } from 'vitest'

import type { WirePrice } from '#app/catalogue/price/price-documents.server.ts'
import { readTierPrices } from '#app/catalogue/price/tier-prices.ts'

const price = {
  sellingPriceIncVat: 1295,
  sellingPriceExVat: 1036,
} as WirePrice

const tier = (actionValue: string | null, category: string | null = 'QuantityDiscount') => ({
  category,
  actionValue,
})
const read = (campaigns: Parameters<typeof readTierPrices>[0], isVatIncluded = true) =>
  readTierPrices(campaigns, price, isVatIncluded, String).map((one) => [one.quantity, one.price])

test('each tier has the price of a piece, beginning with one', () => {
  const prices = [
    [1, '1295'],
    [4, '1165.5'],
    [6, '1100.75'],
  ]
  expect(read([null, tier('5, 10'), tier('6:15, 4:10, 8:12')])).toEqual(prices)
})

test('companies see prices without VAT', () => {
  expect(read([tier('6:15')], false)).toEqual([
    [1, '1036'],
    [6, '880.6'],
  ])
})

test.for([
  ['no campaign', null],
  ['another kind of campaign', [tier('4:10', 'PriceCampaign')]],
  ['percentages alone', [tier('10, 15')]],
  ['no value', [tier(null)]],
  ['a reduction from the first piece', [tier('1:10')]],
  ['a free piece', [tier('4:100')]],
  ['a text', [tier('4:10;DROP')]],
] as const)('%s has no prices by quantity', ([, campaigns]) => {
  expect(read(campaigns && [...campaigns])).toEqual([])
})

test('a product without a price has none by quantity', () => {
  expect(readTierPrices([tier('4:10')], null, true, String)).toEqual([])
  const free = { ...price, sellingPriceExVat: 0 }
  expect(readTierPrices([tier('4:10')], free, true, String)).toEqual([])
})
