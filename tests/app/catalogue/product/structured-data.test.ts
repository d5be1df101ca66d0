import { describe, expect, it } from 'vitest'

import type { Product } from '#app/catalogue/product/product.ts'
import {
  breadcrumbStructuredData,
  productStructuredData,
} from '#app/catalogue/product/structured-data.ts'

const origins = { shop: 'https://shop.example', images: '/merchant/images' }
const sku = (id: number, status: 'inStock' | 'outOfStock' | 'oversellable') => ({
  id,
  name: '',
  stock: { status, quantity: 1, delivery: 'soon' as const },
  available: 1,
  gtin: null,
})
const product: Product = {
  id: 7,
  alias: 'vik',
  path: '/en/p/vik',
  name: 'Vik',
  articleNumber: 'HV-7',
  brand: { name: 'Alvik', path: null },
  breadcrumbs: [],
  pictures: ['vik å.jpg'],
  price: {
    selling: '995 kr',
    sellingAmount: 995,
    currency: 'SEK',
    isVatIncluded: true,
    reduction: null,
  },
  rating: null,
  badges: [],
  texts: { short: 'Fåtölj', long: '', extra: '' },
  specification: [],
  measures: [],
  skus: [sku(1, 'inStock'), sku(2, 'outOfStock'), sku(3, 'oversellable')],
  stock: { status: 'inStock', quantity: 1, delivery: 'soon' },
  colors: [],
}

describe('what search engines are told of a product', () => {
  it('has absolute addresses, the price as a number and each sku’s availability', () => {
    const data = productStructuredData(product, origins)
    expect(data[0]).toMatchObject({
      sku: '1',
      image: ['https://shop.example/merchant/images/product/1000f1250/vik%20%C3%A5.jpg'],
      offers: { url: 'https://shop.example/en/p/vik', price: 995, priceCurrency: 'SEK' },
    })
    expect(
      data.map((entry) => JSON.stringify(entry).match(/schema\.org\/(\w+Order|\w*Stock)/)?.[1]),
    ).toEqual(['InStock', 'OutOfStock', 'BackOrder'])
  })

  it('claims no rating that nobody gave', () => {
    expect(JSON.stringify(productStructuredData(product, origins))).not.toContain('aggregateRating')
  })

  it('numbers the trail from the start page', () => {
    expect(
      breadcrumbStructuredData([{ name: 'Start', to: '/' }, { name: 'Vik' }], origins),
    ).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Start', item: 'https://shop.example/' },
        { position: 2, name: 'Vik' },
      ],
    })
  })
})
