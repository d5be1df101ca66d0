import type { CatalogueSink } from '../catalogue/product-record.ts'

/** The catalogue of `--dry-run`: behaves like an empty one, but keeps only the keys. */
export function createDryRunSink(): CatalogueSink {
  const brands = new Map<string, string>()
  const categories = new Map<string, string>()
  const putKeys = new Set<string>()
  const outcomeOf = (key: string) => {
    if (putKeys.has(key)) return 'unchanged'
    putKeys.add(key)
    return 'created'
  }
  return {
    putParameter() {},
    putCampaign() {},
    putCategory(record) {
      for (const [language, name] of Object.entries(record.names)) {
        categories.set(`${language}\n${name}`, record.key)
      }
      return outcomeOf(`category\n${record.key}`)
    },
    putBrand(record) {
      brands.set(record.name, record.key)
      return outcomeOf(`brand\n${record.key}`)
    },
    putProduct: (record) => outcomeOf(`product\n${record.externalId}`),
    findCategoryKeyByName: (name, language) => categories.get(`${language}\n${name}`) ?? null,
    findBrandKeyByName: (name) => brands.get(name) ?? null,
    finish() {},
  }
}
