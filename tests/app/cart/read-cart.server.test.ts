import { expect, it } from 'vitest'

import type { WireCart } from '#app/cart/cart-documents.server.ts'
import { readCart } from '#app/cart/read-cart.server.ts'

const priceView = {
  vatIncluded: true,
  language: 'sv',
  languageId: 'sv-SE',
  prefix: '',
  market: {
    id: '1',
    alias: 'se',
    country: { code: 'SE', name: 'Sweden' },
    currency: 'SEK',
    languages: [],
    defaultLanguage: null,
    groupKey: 'nordics',
    isVirtual: false,
    onlyInCheckout: false,
  },
} as const

const price = (amount: number) => ({
  sellingPriceIncVat: amount,
  sellingPriceExVat: amount * 0.8,
  isDiscounted: true,
  sellingPriceIncVatFormatted: `${amount} kr`,
  sellingPriceExVatFormatted: `${amount * 0.8} kr`,
  vatFormatted: '',
  discountIncVat: 0,
  discountExVat: 0,
  currency: { code: 'SEK' },
})

interface LinePrices {
  /** Unit price in the cart. */
  now: number
  /** Unit price on the product page. */
  page: number
  /** Lowest price of the previous thirty days. */
  lowest: number
}

function cartOf({ now, page, lowest }: LinePrices): WireCart {
  const item = {
    id: 'line',
    skuId: 1,
    quantity: 2,
    groupKey: null,
    productPackage: null,
    unitPrice: price(now),
    totalPrice: price(2 * now),
    campaign: {
      appliedCampaigns: [{ name: 'Soffveckor', hideTitle: false, category: null }],
      prices: [],
    },
    product: {
      productId: 1,
      alias: 'soffa',
      primaryCategory: null,
      name: 'Soffa',
      brand: null,
      productImages: [],
      unitPrice: price(page),
      lowestPrice: {
        lowestPriceIncVat: lowest,
        lowestPriceExVat: lowest * 0.8,
        lowestPriceIncVatFormatted: `${lowest} kr`,
        lowestPriceExVatFormatted: `${lowest * 0.8} kr`,
      },
      skus: [],
    },
  }
  const about = { id: 'cart', promoCode: null, isCompleted: false }
  return { ...about, appliedCampaigns: [], items: [item], summary: null }
}

it.each<[string, LinePrices, string[]]>([
  [
    'is below that of the thirty days before',
    { now: 800, page: 800, lowest: 1000 },
    ['Soffveckor'],
  ],
  ['is below that of the product page', { now: 900, page: 1000, lowest: 1000 }, ['Soffveckor']],
  ['is what it has been before', { now: 800, page: 800, lowest: 800 }, []],
])('a line whose price %s names its campaign accordingly', (_, prices, names) => {
  expect(readCart(priceView, cartOf(prices)).lines[0]?.campaigns).toEqual(names)
})

it('a line of a product that the merchant has deleted says so in place of its name', () => {
  const wire = cartOf({ now: 800, page: 800, lowest: 800 })
  const items = wire.items!.map((item) => ({ ...item!, product: null }))
  const [line] = readCart(priceView, { ...wire, items }).lines
  expect(line).toMatchObject({ name: 'Vara som inte längre säljs', path: null, available: 0 })
})

it('a line names a campaign such as three for two only where it reduces the sum of the cart', () => {
  const wire = cartOf({ now: 800, page: 800, lowest: 800 })
  const [campaign] = wire.items![0]!.campaign!.appliedCampaigns!
  const namesWith = (applied: WireCart['appliedCampaigns']) =>
    readCart(priceView, { ...wire, appliedCampaigns: applied }).lines[0]?.campaigns
  expect(namesWith([campaign!])).toEqual(['Soffveckor'])
  expect(namesWith([{ ...campaign!, name: 'Tre för två' }])).toEqual([])
})
