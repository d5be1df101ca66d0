import { describe, expect, it } from 'vitest'
import {
  isSaleActive,
  parseCategoryPaths,
  parseFeedItem,
} from '#server/merchant/import/product/feed-item.rules.ts'

const now = new Date('2026-05-15T12:00:00Z')

function readItem(fields: Record<string, string | string[] | undefined>) {
  const chair = { id: 'A1', title: 'Stol', price: '995 SEK' }
  const entries = Object.entries({ ...chair, ...fields }).filter(([, value]) => value !== undefined)
  return parseFeedItem(
    { line: 2, fields: new Map(entries.map(([name, value]) => [name, [value!].flat()])) },
    now,
  )
}

function itemOf(fields: Record<string, string | string[]>) {
  const result = readItem(fields)
  if (!result.ok) throw new Error(result.reason)
  return result.item
}

describe('a row that cannot be sold', () => {
  it.each([
    [{ id: undefined }, 'missing-id'],
    [{ title: undefined }, 'missing-title'],
    [{ title: '<b> </b>' }, 'missing-title'],
    [{ price: undefined }, 'missing-price'],
    [{ price: 'call us' }, 'price-unreadable'],
    [{ price: '0 SEK' }, 'price-not-positive'],
    [{ price: '-10 SEK' }, 'price-not-positive'],
    [{ price: '99999999999 SEK' }, 'price-out-of-range'],
    [{ price: '995 USD' }, 'unknown-currency'],
    [{ sale_price: '1 095 SEK' }, 'sale-above-price'],
    [{ sale_price: 'cheap' }, 'sale-price-unreadable'],
    [{ sale_price: '-10 SEK' }, 'sale-price-unreadable'],
    [{ sale_price: '80 EUR' }, 'sale-price-unreadable'],
    [{ title: 'Fåt\ufffdlj' }, 'invalid-encoding'],
    [{ color: 'bl\ufffd' }, 'invalid-encoding'],
    [{ title: 'x'.repeat(301) }, 'field-too-long'],
    [{ id: 'x'.repeat(101) }, 'field-too-long'],
    [{ description: 'x'.repeat(30_001) }, 'field-too-long'],
    [{ brand: 'x'.repeat(2_001) }, 'field-too-long'],
  ])('%j is rejected as %s', (fields, reason) => {
    expect(readItem(fields)).toMatchObject({ ok: false, reason })
  })
})

describe('a sale price', () => {
  it.each([
    [{ sale_price: '795 SEK' }, 795_00],
    [{ sale_price: '795' }, 795_00],
    [{ sale_price: '995 SEK' }, undefined],
    [{ sale_price: '0' }, undefined],
    [{ sale_price: '795', sale_price_effective_date: '2026-05-01/2026-06-01' }, 795_00],
    [{ sale_price: '795', sale_price_effective_date: '2026-06-01/2026-07-01' }, undefined],
  ])('%j gives %s', (fields, expected) => {
    expect(itemOf(fields).salePrice).toBe(expected)
  })

  it.each([
    ['2026-05-15T00:00+0200/2026-05-15T23:59+0200', true],
    ['2026-05-15T14:30+0200/2026-05-16T00:00+0200', false],
    ['2026-05-01T00:00Z / 2026-05-15T11:59Z', false],
    ['2026-05-15T13:00+0100/2026-05-16T00:00+0100', true],
    ['2026-05-01', true],
    ['soon', true],
    [undefined, true],
  ])('with the window %s is active: %s', (window, expected) => {
    expect(isSaleActive(window, now)).toBe(expected)
  })
})

describe('availability', () => {
  it.each([
    ['in stock', 'in-stock'],
    ['in_stock', 'in-stock'],
    ['In Stock', 'in-stock'],
    ['https://schema.org/InStock', 'in-stock'],
    ['out of stock', 'out-of-stock'],
    ['preorder', 'preorder'],
    ['back order', 'backorder'],
  ])('%s is %s', (text, expected) => {
    expect(itemOf({ availability: text }).availability).toBe(expected)
  })

  it('that is unknown counts as out of stock, and is reported', () => {
    expect(readItem({ availability: 'maybe' })).toMatchObject({
      item: { availability: 'out-of-stock' },
      warnings: ['availability-unknown'],
    })
  })

  it('has a date and a quantity when the feed has them', () => {
    const fields = {
      availability: 'preorder',
      availability_date: '2026-06-01T00:00+0200',
      quantity: '7',
    }
    expect(itemOf(fields)).toMatchObject({ availableOn: '2026-05-31', quantity: 7 })
  })
})

it('a GTIN with a wrong check digit is left out and reported', () => {
  expect(readItem({ gtin: '4006381333932' })).toMatchObject({
    ok: true,
    warnings: ['gtin-invalid'],
  })
  expect(itemOf({ gtin: '4006381333932' }).gtin).toBeUndefined()
  expect(itemOf({ gtin: '4006381333931' }).gtin).toBe('4006381333931')
})

it('measures become millimetres and grams, and unreadable ones are reported', () => {
  const fields = {
    product_length: '40 cm',
    product_width: '1.2 m',
    product_height: 'tall',
    shipping_weight: '12 kg',
  }
  expect(readItem(fields)).toMatchObject({
    item: { length: 400, width: 1200, weight: 12_000 },
    warnings: ['measure-unreadable'],
  })
})

it.each([
  [['Furniture > Chairs'], [['Furniture', 'Chairs']]],
  [['Möbler &gt; Stolar'], [['Möbler', 'Stolar']]],
  [['Sideboards, buffets & console tables'], [['Sideboards, buffets & console tables']]],
  [
    ['A > B', 'C'],
    [['A', 'B'], ['C']],
  ],
  [['A > > B >'], [['A', 'B']]],
  [['A>B>C>D>E>F>G'], [['A', 'B', 'C', 'D', 'E']]],
  [[' > '], []],
])('the product types %j are the paths %j', (types, paths) => {
  expect(parseCategoryPaths(types)).toEqual(paths)
})

it('the Google category is used for a row without a product type', () => {
  expect(itemOf({ google_product_category: '443' }).googleCategoryId).toBe(443)
  expect(itemOf({ google_product_category: 'Furniture > Chairs' }).categoryPaths).toEqual([
    ['Furniture', 'Chairs'],
  ])
  const both = { product_type: 'Stolar', google_product_category: 'Furniture > Chairs' }
  expect(itemOf(both).categoryPaths).toEqual([['Stolar']])
})
