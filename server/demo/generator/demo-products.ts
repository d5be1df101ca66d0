import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'
import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'

import { relateAccessories } from './collection/accessories.ts'
import { brands } from './collection/brands.ts'
import type { Collection, Model } from './collection/collection.ts'
import { demoSpecs, withStock, type DemoState, type DemoSpec } from './demo-specs.ts'
import { steadyPrice } from './prices/price-timeline.ts'
import { createProduct, priceFields } from './product/product.ts'
import { stockOf } from './prices/stock.ts'
import { schedule } from './collection/themes.ts'

const collections = Object.entries(demoSpecs).map(([state, spec], nth) =>
  createDemoCollection(state as DemoState, spec, nth + 1),
)

/**
 * Products with stable aliases for tests and demonstrations: one for each state that a shop must
 * handle. Where a product has colours, this is the first.
 */
export const demoProducts = Object.fromEntries(
  collections.map((demo) => {
    const [record] = demo.records(new Date(0))
    return [demo.state, { externalId: record!.externalId, aliases: record!.aliases }]
  }),
) as Record<DemoState, { externalId: string; aliases: LocalText }>

/** Their records, with price histories that end today. */
export function createDemoProducts(now: Date): ProductRecord[] {
  return collections.flatMap((demo) => demo.records(now))
}

function createDemoCollection(state: DemoState, spec: DemoSpec, nth: number) {
  const theme = schedule.find(({ types }) => types.some(({ key }) => key === spec.type))
  const type = theme?.types.find(({ key }) => key === spec.type)
  const brand = brands.find(({ record }) => record.key === spec.brand)
  if (!theme || !type || !brand) throw new Error(`Demo product ${state} has no type or brand`)

  const [width, depth, height] = type.size
  const model: Model = {
    key: `d${nth}-${type.key}`,
    type,
    material: spec.material,
    colors: spec.colors,
    price: spec.price,
    size: { width, depth, height },
    grams: type.kilos * 1000,
    legTone: spec.style === 'industrial' || spec.style === 'modern' ? 'black' : 'oak',
  }
  const collection: Collection = {
    key: `d${nth}`,
    series: spec.series,
    brand,
    style: spec.style,
    theme,
    models: [model],
  }
  const createPrices = spec.prices ?? steadyPrice

  const records = (now: Date) =>
    spec.colors.map((color) => {
      const record: ProductRecord = {
        ...createProduct(collection, model, color, now),
        ...priceFields(createPrices(spec.price, now)),
        discountType: 'NONE',
        campaignKeys: [],
        related: relateAccessories(theme.key),
        // Products with unusual data are neither bestsellers nor new.
        popularity: spec.popularity ?? 40,
        firstAvailableOn: spec.popularity ? '2026-04-13' : '2024-03-04',
      }
      return { ...record, ...withStock(record, stockOf.plenty(24)), ...spec.adapt?.(record, now) }
    })
  return { state, records }
}
