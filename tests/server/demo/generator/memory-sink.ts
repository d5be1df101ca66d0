import type {
  BrandRecord,
  CampaignRecord,
  CatalogueSink,
  CategoryRecord,
  ParameterRecord,
  ProductRecord,
} from '#server/merchant/catalogue/product-record.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'

/** A catalogue sink that keeps all records in memory. */
export function createMemorySink() {
  const parameters: ParameterRecord[] = []
  const categories: CategoryRecord[] = []
  const brands: BrandRecord[] = []
  const campaigns: CampaignRecord[] = []
  const products: ProductRecord[] = []
  const sink: CatalogueSink = {
    putParameter: (record) => void parameters.push(record),
    putCategory: (record) => (categories.push(record), 'created'),
    putBrand: (record) => (brands.push(record), 'created'),
    putCampaign: (record) => void campaigns.push(record),
    putProduct: (record) => (products.push(record), 'created'),
    findCategoryKeyByName: () => null,
    findBrandKeyByName: () => null,
    finish: () => {},
  }
  return { sink, parameters, categories, brands, campaigns, products }
}

/** A seeded catalogue in memory, with a fixed day by default. */
export function seedInMemory(products: number, now = new Date('2026-11-20T10:00:00Z')) {
  const memory = createMemorySink()
  seedCatalogue(memory.sink, { products, now })
  return memory
}
