import { describe, expect, it } from 'vitest'

import type { Product, ProductColor } from '#app/catalogue/product/product.ts'
import type { StockStatus } from '#app/catalogue/stock/stock-label.ts'
import { productStructuredData } from '#app/catalogue/product/product-structured-data.ts'

const sale = {
  country: 'SE',
  description: 'Fåtölj',
  origins: { shop: 'https://shop.example', images: '/merchant/images' },
}
const sku = (id: number, status: StockStatus) => ({
  id,
  name: '',
  stock: { status, quantity: 1, delivery: 'soon' as const },
  available: 1,
  gtin: null,
})
const product: Product = {
  id: 7,
  productPackage: null,
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
  priceHistory: [],
  rating: null,
  badges: [],
  texts: { short: [], long: [] },
  specification: [],
  safetyContacts: [],
  durabilityLabel: null,
  tierPrices: [],
  measures: [],
  skus: [sku(1, 'inStock'), sku(2, 'outOfStock'), sku(3, 'oversellable')],
  stock: { status: 'inStock', quantity: 1, delivery: 'soon' },
  colors: [],
}

const whole = (changes: Partial<Product>) => productStructuredData({ ...product, ...changes }, sale)
const color = (productId: number, name: string, hex: string | null = 'c8b28a'): ProductColor => ({
  productId,
  name,
  hex,
  path: `/en/p/vik-${name}`,
  picture: null,
  isCurrent: productId === product.id,
})

describe('structured data of a product', () => {
  it('is one Product with one offer without variants', () => {
    expect(whole({ skus: [sku(1, 'inStock')] })).toMatchObject({
      '@type': 'Product',
      sku: '7-1',
      url: 'https://shop.example/en/p/vik',
      image: ['https://shop.example/merchant/images/product/1000f1250/vik%20%C3%A5.jpg'],
      offers: {
        url: 'https://shop.example/en/p/vik',
        price: 995,
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: { applicableCountry: 'SE', merchantReturnDays: 14 },
        shippingDetails: { shippingDestination: { addressCountry: 'SE' } },
      },
    })
  })

  it.each([
    ['inStock', 'InStock'],
    ['static', 'InStock'],
    ['fewLeft', 'LimitedAvailability'],
    ['oversellable', 'BackOrder'],
    ['outOfStock', 'OutOfStock'],
  ] as const)('describes stock that is %s as %s', (status, availability) => {
    expect(whole({ skus: [sku(1, status)] })).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  })

  it('is a group with sizes, each with its own stock and address', () => {
    expect(whole({})).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          sku: '7-1',
          offers: {
            url: 'https://shop.example/en/p/vik?sku=1',
            availability: 'https://schema.org/InStock',
          },
        },
        { sku: '7-2', offers: { availability: 'https://schema.org/OutOfStock' } },
        { sku: '7-3', offers: { availability: 'https://schema.org/BackOrder' } },
      ],
    })
  })

  it('has all pictures once, and each size the first of them', () => {
    const text = JSON.stringify(whole({ pictures: ['a.jpg', 'b.jpg'] }))
    expect([text.split('a.jpg').length, text.split('b.jpg').length]).toEqual([1 + 4, 1 + 1])
  })

  it('has the same group on each colour’s page, and the other colours by address', () => {
    const colors = [color(5, 'oak'), color(7, 'ash')]
    expect(whole({ skus: [sku(1, 'inStock')], colors })).toMatchObject({
      productGroupID: '5',
      variesBy: ['https://schema.org/color'],
      hasVariant: [{ sku: '7-1', color: 'ash' }, { url: 'https://shop.example/en/p/vik-oak' }],
    })
  })

  it('names no colour where the variants are widths', () => {
    const colors = [color(5, '90cm', null), color(7, '120cm', null)]
    const text = JSON.stringify(whole({ skus: [sku(1, 'inStock')], colors }))
    expect(text).toContain('vik-90cm')
    expect(text).not.toContain('color')
  })

  it('has no rating without reviews', () => {
    expect(JSON.stringify(whole({}))).not.toContain('aggregateRating')
    expect(whole({ rating: { score: 4.5, votes: 12 } })).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    })
  })

  it('has no offer without a price', () => {
    expect(JSON.stringify(whole({ price: null }))).not.toContain('Offer')
  })
})
