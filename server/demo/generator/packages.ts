import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import { buildLocalText, type LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'

import { productTexts } from '../data/products.ts'
import type { Collection, Model } from './collection/collection.ts'
import { gtin13 } from './random/gtin.ts'
import { createRandom } from './random/random.ts'
import { stockOf } from './prices/stock.ts'

type PackageKey = 'dining-set' | 'bedroom-set'

interface PackageSpec {
  percent: number
  /** The first of a collection's types with one of these keys is a part. */
  parts: readonly { key: string; types: readonly string[]; quantity: number }[]
}

const specs: Record<PackageKey, PackageSpec> = {
  'dining-set': {
    percent: 15,
    parts: [
      { key: 'table', types: ['dining-table-140', 'dining-table-180'], quantity: 1 },
      { key: 'chairs', types: ['dining-chair'], quantity: 4 },
    ],
  },
  'bedroom-set': {
    percent: 10,
    parts: [
      { key: 'bed', types: ['bed-160'], quantity: 1 },
      { key: 'mattress', types: ['mattress-160'], quantity: 1 },
    ],
  },
}

const texts = productTexts.packages

/** Products of a model, in all its colours. */
interface Part {
  collection: Collection
  model: Model
  records: ProductRecord[]
}

/**
 * Collects the parts of the demo's packages while products are generated: the first models of the wanted
 * types, in a dining set of one collection.
 */
export function createPackages() {
  const found = new Map<PackageKey, Part[]>()

  return {
    /** @param parts models of a collection with the records that are in the catalogue */
    collect(parts: readonly Part[]): void {
      for (const [key, spec] of Object.entries(specs) as [PackageKey, PackageSpec][]) {
        if (isComplete(key)) continue
        const before = key === 'dining-set' ? [] : (found.get(key) ?? [])
        const missing = spec.parts.filter(({ types }) => !before.some(isOfType(types)))
        const added = missing.flatMap(({ types }) => parts.find(isOfType(types)) ?? [])
        found.set(key, [...before, ...added])
      }
    },
    /** The packages whose parts are all in the catalogue. */
    records: (): ProductRecord[] =>
      (Object.keys(specs) as PackageKey[])
        .filter(isComplete)
        .map((key) => createPackage(key, found.get(key) ?? [])),
  }

  function isComplete(key: PackageKey): boolean {
    return found.get(key)?.length === specs[key].parts.length
  }
}

const isOfType =
  (types: readonly string[]) =>
  ({ model }: Part): boolean =>
    types.includes(model.type.key)

function createPackage(key: PackageKey, parts: readonly Part[]): ProductRecord {
  const { percent, parts: wanted } = specs[key]
  const [main] = parts as [Part]
  const [first] = main.records as [ProductRecord]
  const own = texts[key]
  const names = buildLocalText((language) =>
    own.names[language].replace('{series}', main.collection.series),
  )
  const aliases = buildLocalText((language) => slug(names[language]))
  const articleNumber = `HV-${key}`.toUpperCase()
  const chosen = wanted.flatMap(({ types, quantity }) => {
    const record = parts.find(isOfType(types))?.records[0]
    return record ? [{ record, quantity }] : []
  })
  return {
    ...first,
    externalId: key,
    articleNumber,
    names,
    aliases,
    texts: { short: own.short, long: asHtml(own.long), extra: first.texts.extra },
    prices: { selling: {}, regular: {} },
    priceHistory: [],
    pricesSince: '2026-05-04',
    discountType: 'NONE',
    campaignKeys: [],
    parameters: first.parameters.filter(({ identifier }) =>
      /^(style|series|manufacturer)/.test(identifier),
    ),
    variantGroup: undefined,
    colorHex: undefined,
    skus: [
      {
        externalId: `${key}-1`,
        articleNumber,
        names: buildLocalText(() => '-'),
        gtin: gtin13(createRandom(`package ${key}`)),
        stock: stockOf.plenty(10),
      },
    ],
    images: ['room', 'front', 'angle', 'detail'].map((view, position) => ({
      fileName: `${aliases.sv}-${position + 1}.jpg`,
      tags: [view],
    })),
    dimensions: undefined,
    weight: chosen.reduce((sum, { record, quantity }) => sum + quantity * (record.weight ?? 0), 0),
    firstAvailableOn: '2026-05-04',
    popularity: 600,
    reviews: undefined,
    related: parts.map(({ records }) => ({
      externalId: records[0]!.externalId,
      relation: 'RELATED',
    })),
    productPackage: {
      percent,
      groups: wanted.map(({ key: group, types, quantity }) => ({
        names: texts.groups[group as keyof typeof texts.groups],
        isRequired: true,
        options: (parts.find(isOfType(types))?.records ?? []).map(({ externalId }) => ({
          externalId,
          quantity,
        })),
      })),
    },
  }
}

const asHtml = (text: LocalText): LocalText =>
  buildLocalText((language) => `<p>${text[language]}</p>`)
