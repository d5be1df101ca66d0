import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { daysBefore } from '#server/demo/generator/prices/price-timeline.ts'

import { describe, expect, it } from 'vitest'
import { seedInMemory } from './memory-sink.ts'

const now = new Date('2026-11-20T10:00:00Z')
const { products } = seedInMemory(100, now)

function demo(reason: keyof typeof demoProducts): ProductRecord {
  const { externalId } = demoProducts[reason]
  return products.find((product) => product.externalId === externalId)!
}

/** Lowest Swedish price in the 30 days before the current price started. */
function lowestBefore({ priceHistory, pricesSince }: ProductRecord): number {
  const from = daysBefore(new Date(pricesSince!), 30)
  const steps = priceHistory!
  const valid = steps.filter((_, i) => (steps[i + 1]?.date ?? pricesSince!) > from)
  return Math.min(...valid.map(({ selling }) => selling.se!))
}

describe('products with a fixed role in demonstrations', () => {
  it('keep their addresses', () => {
    const aliases = Object.entries(demoProducts).map(([reason, { aliases }]) => [
      reason,
      aliases.sv,
    ])
    expect(Object.fromEntries(aliases)).toMatchInlineSnapshot(`
      {
        "below-30-day-low": "visteholm-golvlampa-massing",
        "color-and-size": "vistegard-barstol-konjak",
        "few-left": "vistevik-fatolj-graddvit",
        "in-stock": "vistelund-3-sitssoffa-beige",
        "long-name": "vistebacka-garderob-med-3-dorrar-ljusgra",
        "moved": "vistenas-loungegrupp-teak",
        "out-of-stock": "vistedal-skank-rokt-ek",
        "oversellable": "vistefors-matbord-220-cm-ek",
        "raised-before-reduction": "vistemark-matta-200-300-cm-ljusgra",
        "single-sku": "visteskar-vas-vit",
        "static-stock": "visteby-madrass-160-200-cm",
        "tier-price": "vistestrand-matstol-ek",
        "without-image": "visteang-ljusstake-massing",
      }
    `)
  })

  it.each([
    ['in-stock', { inStock: 24, oversellable: 0, static: 0 }],
    ['few-left', { inStock: 3, oversellable: 0, static: 0 }],
    ['out-of-stock', { inStock: 0, oversellable: 0, static: 0 }],
    ['oversellable', { inStock: 0, oversellable: 40, static: 0 }],
    ['static-stock', { inStock: 0, oversellable: 0, static: 500 }],
  ] as const)('%s is recorded in the catalogue', (reason, stock) => {
    for (const sku of demo(reason).skus) expect(sku.stock).toMatchObject(stock)
  })

  it('one is sold everywhere except in Denmark', () => {
    const { selling, regular } = demo('static-stock').prices
    expect(Object.keys(selling)).toEqual(['se', 'no', 'fi', 'eu', 'ax'])
    expect(Object.keys(regular)).toEqual(Object.keys(selling))
  })

  it('one is discounted below every price of the previous 30 days', () => {
    const product = demo('below-30-day-low')
    expect(product.prices.selling.se).toBeLessThan(lowestBefore(product))
    expect(lowestBefore(product)).toBe(product.prices.regular.se)
  })

  it('one is discounted from a price that was raised first, and saves nothing', () => {
    const product = demo('raised-before-reduction')
    expect(product.prices.selling.se).toBeLessThan(product.prices.regular.se!)
    expect(lowestBefore(product)).toBe(product.prices.selling.se)
  })

  it('one has a lower unit price from a quantity', () => {
    const { campaigns } = seedInMemory(1)
    const [key] = demo('tier-price').campaignKeys
    const campaign = campaigns.find((record) => record.key === key)
    expect(campaign).toMatchObject({ kind: 'tier', tiers: [{ quantity: 4 }, { quantity: 6 }] })
    expect(demo('tier-price').prices.selling).toEqual(demo('tier-price').prices.regular)
  })

  it('one has colours and sizes, with a size sold out in some colours', () => {
    const { key } = demo('color-and-size').variantGroup!
    const variants = products.filter(({ variantGroup }) => variantGroup?.key === key)
    expect(variants.map(({ names }) => names.en)).toEqual([
      'Vistegård bar stool, cognac',
      'Vistegård bar stool, black',
      'Vistegård bar stool, brown',
    ])
    for (const { skus } of variants) {
      expect(skus.map(({ names }) => names.en)).toEqual(['63 cm', '75 cm'])
      expect(skus[0]!.stock.inStock).toBeGreaterThan(0)
    }
    expect(variants.map(({ skus }) => skus[1]!.stock.inStock)).toEqual([2, 0, 0])
  })

  it('one has no variants', () => {
    expect(demo('single-sku').skus.map(({ names }) => names.sv)).toEqual(['-'])
  })

  it('one has a very long name, and no picture shared with another', () => {
    expect(demo('long-name').names.fi.length).toBeGreaterThan(120)
    expect(demo('without-image').images).toEqual([])
  })

  it('one has a former address in every language', () => {
    const { formerAliases, aliases } = demo('moved')
    expect(formerAliases).toMatchObject({
      sv: 'solnas-loungegrupp-teak',
      fi: 'solnas-loungeryhma-tiikki',
    })
    expect(Object.values(formerAliases!)).not.toContain(aliases.sv)
  })
})
