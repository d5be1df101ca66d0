import type { CatalogueSink, ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import { parameters } from '#server/merchant/vocabulary/parameters.ts'

import { brands } from './collection/brands.ts'
import { campaigns } from './collection/campaigns.ts'
import { categories } from './categories.ts'
import { createCollection } from './collection/collection.ts'
import { createDemoProducts } from './demo-products.ts'
import { createPackages } from './packages.ts'
import { createProduct } from './product/product.ts'
import { createOtherRelations, truncateBatch, relateCollection } from './relations.ts'
import { schedule } from './collection/themes.ts'

export interface SeedOptions {
  /** How many products; a smaller catalogue is the beginning of a larger one. */
  products: number
  /** End of price histories and start of deliveries; nothing else depends on it. */
  now: Date
  onProgress?: (done: number, total: number) => void
}

/**
 * Fills a catalogue with the demo data (contract: Demo world): tree, brands, campaigns and
 * products, the same ids, names and prices on every machine. Keeps one collection in memory. Does
 * not call `finish`, since the caller may have more to put.
 */
export function seedCatalogue(sink: CatalogueSink, options: SeedOptions): void {
  const { products: total, now, onProgress } = options
  parameters.forEach((parameter) => sink.putParameter(parameter))
  categories.forEach((category) => sink.putCategory(category))
  brands.forEach(({ record }) => sink.putBrand(record))
  campaigns.forEach((campaign) => sink.putCampaign(campaign))

  let done = 0
  const packages = createPackages()
  const put = (products: readonly ProductRecord[]) => {
    products.forEach((product) => sink.putProduct(product))
    done += products.length
    onProgress?.(done, total)
  }
  for (const batch of productBatches(now, packages)) {
    put(truncateBatch(batch, Math.max(0, total - done - packages.records().length)))
    if (done >= total - packages.records().length) break
  }
  // Last, so that the products before them are the same at any size.
  put(packages.records().slice(0, total - done))
}

/** The demo products, then collection after collection without end. */
function* productBatches(
  now: Date,
  packages: ReturnType<typeof createPackages>,
): Generator<ProductRecord[]> {
  yield createDemoProducts(now)

  const otherRelations = createOtherRelations()
  const nthOfTheme = new Map<string, number>()
  for (let position = 0; ; position++) {
    const theme = schedule[position % schedule.length]!
    const nth = nthOfTheme.get(theme.key) ?? 0
    nthOfTheme.set(theme.key, nth + 1)
    const collection = createCollection(theme, position, nth)
    const models = collection.models.map((model) => ({
      model,
      records: model.colors.map((color) => createProduct(collection, model, color, now)),
    }))
    yield otherRelations.relate(relateCollection(models), theme.key)
    // All of them are in the catalogue when the next collection is asked for.
    packages.collect(models.map((part) => ({ ...part, collection })))
  }
}
