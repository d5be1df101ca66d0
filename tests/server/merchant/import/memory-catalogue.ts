import type {
  BrandRecord,
  CatalogueSink,
  CategoryRecord,
  ProductRecord,
} from '#server/merchant/catalogue/product-record.ts'

export interface MemoryCatalogue extends CatalogueSink {
  products: Map<string, ProductRecord>
  categories: Map<string, CategoryRecord>
  brands: Map<string, BrandRecord>
  finished: number
}

/** A catalogue sink in memory, for tests of sources. */
export function createMemoryCatalogue(): MemoryCatalogue {
  const products = new Map<string, ProductRecord>()
  const categories = new Map<string, CategoryRecord>()
  const brands = new Map<string, BrandRecord>()
  const put = <Value>(map: Map<string, Value>, key: string, value: Value) => {
    const known = map.get(key)
    map.set(key, value)
    if (!known) return 'created'
    return JSON.stringify(known) === JSON.stringify(value) ? 'unchanged' : 'updated'
  }
  return {
    products,
    categories,
    brands,
    finished: 0,
    putParameter() {},
    putCampaign() {},
    putCategory: (record) => put(categories, record.key, record),
    putBrand: (record) => put(brands, record.key, record),
    putProduct(record) {
      for (const key of record.categoryKeys) {
        if (!categories.has(key)) throw new Error(`product in unknown category ${key}`)
      }
      if (!brands.has(record.brandKey)) throw new Error(`unknown brand ${record.brandKey}`)
      return put(products, record.externalId, record)
    },
    findCategoryKeyByName: (name, language) =>
      [...categories.values()].find(
        ({ names }) => names[language].toLowerCase() === name.toLowerCase(),
      )?.key ?? null,
    findBrandKeyByName: (name) =>
      [...brands.values()].find((brand) => brand.name.toLowerCase() === name.toLowerCase())?.key ??
      null,
    finish() {
      this.finished += 1
    },
  }
}
