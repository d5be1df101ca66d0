import type { CatalogueSink } from '../catalogue/product-record.ts'

/** Behaves like an empty catalogue and keeps keys only: for `--dry-run`. */
export function createDryRunSink(): CatalogueSink {
  const brands = new Map<string, string>()
  const categories = new Map<string, string>()
  const known = new Set<string>()
  const outcomeOf = (key: string) => {
    if (known.has(key)) return 'unchanged'
    known.add(key)
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
