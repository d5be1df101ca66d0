/** What lists and search read instead of tables, built when a catalogue is finished; only numbers stay in memory. */
import type { LocalText } from '../../vocabulary/local-text.ts'
import {
  languageCodes,
  markets,
  type LanguageCode,
  type MarketAlias,
} from '../../channel/markets.ts'
import { queries, type Database } from '../../store/database.ts'
import type { ProductFacts } from '../product-facts.ts'
import type { SkuRecord } from '../product-record.ts'
import { stockFacets } from '../stock/stock-status.rules.ts'
import { divideMeasures } from '../terms/measure-words.rules.ts'
import { createSearchTerms } from '../terms/search-terms.ts'
import * as facetIds from './facet-ids.ts'
import { ProductSetBuilders } from '../sets/product-set-builder.ts'
import { isMeasure, measures } from './measure-ranges.rules.ts'
import { discountFacetOf, priceBucketOf } from './price-buckets.rules.ts'
import { bytesOf, encodeSet } from '../sets/product-set.ts'
import {
  readReferenceTables,
  type ParameterValueRow,
  type ReferenceTables,
} from './reference-tables.ts'
import { sortOrders, type SortKeys } from './sort-orders.ts'
import { valueParentOf } from './value-parent.rules.ts'

/** Stands for the market in sets that are the same in every market. */
export const everyMarket = ''

const day = 86_400_000

type Progress = (step: string, share: number) => void

export function buildIndex(db: Database, onProgress: Progress = () => {}): void {
  db.exec('DELETE FROM index_part; DELETE FROM facet_set; DELETE FROM search_term;')
  const count = queries(db).column<number>('SELECT count(*) AS value FROM product').get() ?? 0
  const referenceTables = readReferenceTables(db)
  const ids = new Uint32Array(count)
  const modelOf = new Uint32Array(count)
  const models = new Map<number, number>()
  const keys = emptyKeys(db, count)
  const measured = new Map(measures.map((measure) => [measure, new Uint32Array(count)]))
  const sets = new ProductSetBuilders(count)
  const brandRanks = rankBrands(referenceTables)
  const skuLabels = new Map<string, LocalText>()

  let ordinal = 0
  for (const { id, facts, skus } of readProducts(db)) {
    ids[ordinal] = id
    modelOf[ordinal] = modelNumber(facts)
    collectSortKeys(ordinal, facts, skus)
    collectFacets(ordinal, facts, skus)
    ordinal += 1
    if (ordinal % 1000 === 0) onProgress('index', (0.4 * ordinal) / count)
  }

  const putPart = db.prepare('INSERT INTO index_part VALUES (?, ?)')
  putPart.run('ids', bytesOf(ids))
  putPart.run('model', bytesOf(modelOf))
  putPart.run('sku labels', Buffer.from(JSON.stringify(Object.fromEntries(skuLabels))))
  for (const { alias } of markets) {
    putPart.run(`selling ${alias}`, bytesOf(keys.selling[alias]))
  }
  for (const [measure, millimetres] of measured) {
    putPart.run(`measure ${measure}`, bytesOf(millimetres))
  }
  for (const [name, order] of sortOrders(keys)) putPart.run(`order ${name}`, bytesOf(order))
  onProgress('index', 0.5)

  const putSet = db.prepare('INSERT INTO facet_set VALUES (?, ?, ?)')
  for (const [market, facetId, set] of sets.entries()) {
    putSet.run(facetId, market, encodeSet(set.toSet()))
  }
  onProgress('index', 0.6)

  const putTerm = db.prepare('INSERT INTO search_term VALUES (?, ?, ?, ?, ?)')
  languageCodes.forEach((language, position) => {
    for (const [field, term, set] of termsOf(language).entries()) {
      putTerm.run(language, term, field, set.count, encodeSet(set.toSet()))
    }
    onProgress('index', 0.6 + (0.4 * (position + 1)) / languageCodes.length)
  })

  /** A language at a time, although products are read again: a large catalogue's terms of all five need too much memory. */
  function termsOf(language: LanguageCode) {
    const found = createSearchTerms(language, count)
    let at = 0
    for (const { facts } of readFacts(db)) {
      const { name, others } = divideMeasures(facts.names[language])
      found.add(at, 'name', name)
      found.add(at, 'attribute', others)
      found.add(at, 'brand', referenceTables.brands.get(facts.brandId)?.name ?? '')
      for (const category of categoriesOf(facts)) {
        found.add(at, 'category', category.names[language])
      }
      for (const valueId of facts.valueIds) {
        const value = referenceTables.values.get(valueId)
        if (!value || !isSearched(value)) continue
        found.add(at, 'attribute', value.labels[language])
        const parent = valueParentOf(value.parameter.identifier, value.key)
        if (parent) found.add(at, 'attribute', parent.labels[language])
      }
      at += 1
    }
    return found
  }

  /** Variant groups, which lists show as one model, are numbered from 1; 0 for any other product. */
  function modelNumber({ group }: ProductFacts): number {
    if (!group) return 0
    const model = models.get(group.id) ?? models.size + 1
    models.set(group.id, model)
    return model
  }

  function collectSortKeys(at: number, facts: ProductFacts, skus: readonly SkuRecord[]) {
    keys.popularity[at] = facts.popularity
    keys.firstAvailable[at] = Math.floor(Date.parse(facts.firstAvailableOn) / day) || 0
    keys.rating[at] = facts.rating.count > 0 ? facts.rating.sum / facts.rating.count : 0
    keys.brandRank[at] = brandRanks.get(facts.brandId) ?? 0
    keys.stock[at] = skus.reduce(
      (sum, { stock }) => sum + stock.inStock + stock.oversellable + stock.static,
      0,
    )
    for (const { alias } of markets) {
      keys.selling[alias][at] = facts.selling[alias] ?? 0
    }
  }

  function collectFacets(at: number, facts: ProductFacts, skus: readonly SkuRecord[]) {
    const addFacet = (facetId: string | null, market: string = everyMarket) => {
      if (facetId !== null) sets.of(market, facetId).add(at)
    }
    for (const { id } of categoriesOf(facts)) addFacet(facetIds.categoryFacet(id))
    const brand = referenceTables.brands.get(facts.brandId)
    if (brand) addFacet(facetIds.brandFacet(brand.key))
    for (const id of facts.campaignIds) {
      const campaign = referenceTables.campaigns.get(id)
      if (campaign) addFacet(facetIds.campaignFacet(campaign.key))
    }
    for (const id of facts.valueIds) {
      const value = referenceTables.values.get(id)
      if (!value?.parameter.showFilter) continue
      const { identifier } = value.parameter
      if (isMeasure(identifier)) {
        measured.get(identifier)![at] = Number(value.key) || 0
        continue
      }
      addFacet(facetIds.parameterFacet(identifier, value.key))
      const parent = valueParentOf(identifier, value.key)
      if (parent) addFacet(facetIds.parameterFacet(identifier, parent.key))
    }
    for (const { names } of skus) {
      const facetId = facetIds.skuFacet(names)
      addFacet(facetId)
      if (facetId) skuLabels.set(facetId, names)
    }
    stockFacets(skus.map(({ stock }) => stock)).forEach((id) => addFacet(id))
    for (const { alias } of markets) {
      const selling = facts.selling[alias]
      if (selling === undefined) continue
      addFacet(facetIds.soldFacet, alias)
      addFacet(priceBucketOf(alias, selling).facetId, alias)
      addFacet(discountFacetOf(selling, facts.regular[alias] ?? selling), alias)
    }
  }

  function categoriesOf(facts: ProductFacts) {
    return facts.categoryIds.flatMap((id) => referenceTables.tree.pathTo(id))
  }
}

function* readProducts(db: Database) {
  const skusOf = queries(db).column<string>(
    'SELECT record AS value FROM sku WHERE product_id = ? ORDER BY id',
  )
  for (const { id, facts } of readFacts(db)) {
    yield { id, facts, skus: skusOf.all(id).map((record) => JSON.parse(record) as SkuRecord) }
  }
}

function* readFacts(db: Database): Generator<{ id: number; facts: ProductFacts }> {
  const page = queries(db).query<{ id: number; facts: string }>(
    'SELECT id, facts FROM product WHERE id > ? ORDER BY id LIMIT 500',
  )
  for (let lastId = 0; ;) {
    const rows = page.all(lastId)
    for (const { id, facts } of rows) {
      yield { id, facts: JSON.parse(facts) as ProductFacts }
      lastId = id
    }
    if (rows.length === 0) return
  }
}

function emptyKeys(db: Database, size: number): SortKeys {
  return {
    size,
    popularity: new Float64Array(size),
    firstAvailable: new Int32Array(size),
    rating: new Float64Array(size),
    brandRank: new Int32Array(size),
    stock: new Int32Array(size),
    selling: pricesByMarket(size),
    // One language at a time: the names of all products are the largest data in memory here.
    namesIn: (language) =>
      queries(db)
        .column<string>(
          `SELECT json_extract(facts, '$.names.${language}') AS value FROM product ORDER BY id`,
        )
        .all(),
  }
}

function pricesByMarket(size: number): Record<MarketAlias, Uint32Array> {
  return Object.fromEntries(markets.map(({ alias }) => [alias, new Uint32Array(size)])) as Record<
    MarketAlias,
    Uint32Array
  >
}

function rankBrands({ brands }: ReferenceTables): Map<number, number> {
  const sorted = [...brands.values()].sort((a, b) => a.name.localeCompare(b.name, 'sv'))
  return new Map(sorted.map(({ id }, rank) => [id, rank]))
}

/** Contacts and measures such as `62 cm` are not search terms; named sizes (`160 × 200 cm` of a bed) are. */
function isSearched({ parameter, labels }: ParameterValueRow): boolean {
  if (parameter.identifier.startsWith('manufacturer')) return false
  return parameter.identifier.endsWith('-size') || !/^[\d\s.,×x-]+(cm|mm|m|kg|g)?$/i.test(labels.sv)
}
