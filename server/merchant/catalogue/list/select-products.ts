/** Selects the products of a list query with the sets of the index, without reading tables. */
import type { Catalogue } from '../catalogue.ts'
import { aliasOfFacet, soldFacet } from '../index/facet-ids.ts'
import {
  bitsOf,
  emptyBits,
  hasBit,
  intersect,
  membersOf,
  setBit,
  subtract,
  unite,
  type Bits,
} from '../sets/product-set.ts'
import type { SearchMatches } from '../search/search.ts'
import { discountSteps } from '../index/price-buckets.rules.ts'
import { fold } from '../terms/fold.rules.ts'
import { isSaleWord } from '../terms/word-forms.ts'
import { facetGroupOf } from './facet-group.rules.ts'
import type { ListQuery } from './list-query.ts'
import { countModels, eachProductIsAModel, type Models } from '../sets/models.ts'

export interface Selection {
  /** All products, each colour of a model included. */
  bits: Bits
  /** How the list counts products: each model once, or each product. */
  models: Models
  count: number
  /** The selection without the filters of this group. */
  withoutGroup(group: string): Bits
  /** Ids from `skip` on. A model shows its first match in the order: grey if that is selected, the cheapest by price. */
  page(skip: number, take: number): number[]
  /** Lowest and highest price in minor units, ignoring the price filter; null for an empty list. */
  priceRange(): { lowestMinor: number; highestMinor: number } | null
}

export function selectProducts(catalogue: Catalogue, query: ListQuery): Selection {
  const { index } = catalogue
  const market = query.locale.market.alias
  const setOf = (facetId: string) =>
    productOfAliasFacet(catalogue, facetId, query) ??
    index.bitsOf(facetId, market) ??
    emptyBits(index.size)
  if (query.productIds) return selectExplicitProducts(catalogue, query, setOf(soldFacet))

  const found = searchProducts(catalogue, query, setOf)
  const base = baseOf(query, setOf, found)
  const groups = new Map<string, Bits>()
  for (const facetId of query.facets) {
    const group = facetGroupOf(facetId, catalogue.parameters)
    const before = groups.get(group)
    groups.set(group, before ? unite(before, setOf(facetId)) : setOf(facetId))
  }
  const withoutPrice = (except: string | null) =>
    [...groups].reduce(
      (left, [group, set]) => (group === except ? left : intersect(left, set)),
      base,
    )
  const selling = index.selling(market)
  const priced = query.price && pricedBits(selling, query.price)
  const narrow = (bits: Bits) => (priced ? intersect(bits, priced) : bits)
  const bits = narrow(withoutPrice(null))
  const models = isByModel(query) ? index.models : eachProductIsAModel

  return {
    bits,
    models,
    count: countModels(models, { kind: 'map', bits }, bits, null),
    withoutGroup: (group) => {
      // The typed prices are a selection of the group of prices.
      if (group === 'Price') return withoutPrice(group)
      return groups.has(group) ? narrow(withoutPrice(group)) : bits
    },
    page(skip, take) {
      const scores =
        query.sort === 'FACET_ORDER' && query.facets.length > 0
          ? scoresByFacet(query.facets.map(setOf), index.size)
          : isByRelevance(query.sort) && found?.scores
      const ordinals = scores
        ? orderByScore(index.order('MOST_SOLD'), bits, scores)
        : inOrder(index.order(orderName(query)), bits)
      return pageOf(ordinals, models, skip, take).map(index.idAt)
    },
    priceRange: () => rangeOf(selling, withoutPrice('Price')),
  }
}

/** Products that the query names by alias are all listed, even if they are colours of one model. */
function isByModel({ includeCollapsed, facets, included }: ListQuery): boolean {
  return !includeCollapsed && ![...facets, ...included].some((id) => aliasOfFacet(id) !== null)
}

type Found = Pick<SearchMatches, 'bits'> & Partial<SearchMatches>

/** What a search finds; its words for goods with a lower price are a condition. */
function searchProducts(
  { search }: Catalogue,
  { searchText, locale }: ListQuery,
  setOf: (facetId: string) => Bits,
): Found | null {
  if (!searchText) return null
  const { code } = locale.language
  const text = searchText.replace(/[\p{L}\p{N}]+/gu, (word) =>
    isSaleWord(fold(word), code) ? '' : word,
  )
  const found = search(text, code)
  if (text === searchText) return found
  const reduced = discountSteps.map((from) => setOf(`d_${from}`)).reduce(unite)
  return { ...found, bits: found ? intersect(found.bits, reduced) : reduced }
}

function baseOf(query: ListQuery, setOf: (facetId: string) => Bits, found: Found | null): Bits {
  let base = setOf(soldFacet)
  for (const facetId of query.within) {
    base = facetId === null ? new Uint32Array(base.length) : intersect(base, setOf(facetId))
  }
  if (query.included.length > 0) {
    const sets = query.included.map(setOf)
    const combine = query.includeMode === 'UNION' ? unite : intersect
    base = intersect(base, sets.reduce(combine))
  }
  for (const facetId of query.excluded) base = subtract(base, setOf(facetId))
  if (query.searchText) base = found ? intersect(base, found.bits) : new Uint32Array(base.length)
  return base
}

/** The one product of an `a_{alias}` facet (merchant API 3.4); null for any other facet. */
function productOfAliasFacet(
  catalogue: Catalogue,
  facetId: string,
  { locale }: ListQuery,
): Bits | null {
  const alias = aliasOfFacet(facetId)
  if (alias === null) return null
  const found = catalogue.findProductByAlias(alias, locale.language.code)
  const ordinal = found ? catalogue.index.ordinalOf(found.product.id) : -1
  return bitsOf(catalogue.index.size, ordinal < 0 ? [] : [ordinal])
}

/** Products of the first facet come first: FACET_ORDER of the public API. */
function scoresByFacet(sets: readonly Bits[], size: number): Uint16Array {
  const scores = new Uint16Array(size)
  sets.toReversed().forEach((set, position) => {
    for (const ordinal of membersOf(set)) scores[ordinal] = position + 1
  })
  return scores
}

/** Explicit products in their order, without those that are not sold in the market. */
function selectExplicitProducts(catalogue: Catalogue, query: ListQuery, sold: Bits): Selection {
  const { index } = catalogue
  const ordinals = [...new Set(query.productIds)]
    .map(index.ordinalOf)
    .filter((ordinal) => ordinal >= 0 && hasBit(sold, ordinal))
  const bits = bitsOf(index.size, ordinals)
  return {
    bits,
    models: eachProductIsAModel,
    count: ordinals.length,
    withoutGroup: () => bits,
    page: (skip, take) => ordinals.slice(skip, skip + take).map(index.idAt),
    priceRange: () => rangeOf(index.selling(query.locale.market.alias), bits),
  }
}

const isByRelevance = (sort: string) => ['RELEVANCE', 'NONE', 'FACET_ORDER'].includes(sort)

/** Sort keys that do not apply (relevance without a search, manual orders) list best sellers first. */
function orderName({ sort, locale }: ListQuery): string {
  if (sort === 'PRICE' || sort === 'PRICE_DESC') return `${sort} ${locale.market.alias}`
  if (sort === 'ALPHABETICAL' || sort === 'ALPHABETICAL_DESC') {
    return `${sort} ${locale.language.code}`
  }
  if (sort === 'TOTAL_STOCK') return 'AVAILABLE_STOCK'
  if (sort === 'TOTAL_STOCK_DESC') return 'AVAILABLE_STOCK_DESC'
  const others = ['LATEST', 'VOTES', 'BRAND', 'AVAILABLE_STOCK', 'AVAILABLE_STOCK_DESC']
  return others.includes(sort) ? sort : 'MOST_SOLD'
}

/** The first product of each model, `take` of them after `skip`. */
function pageOf(ordinals: Iterable<number>, models: Models, skip: number, take: number): number[] {
  const page: number[] = []
  const isFirst = models()
  let passed = 0
  for (const ordinal of ordinals) {
    if (page.length >= take) break
    if (isFirst(ordinal) && passed++ >= skip) page.push(ordinal)
  }
  return page
}

function* inOrder(order: Uint32Array, bits: Bits): Generator<number> {
  for (let at = 0; at < order.length; at++) {
    const ordinal = order[at]!
    if (hasBit(bits, ordinal)) yield ordinal
  }
}

/** Best score first; within a score, along `order`. */
function orderByScore(order: Uint32Array, bits: Bits, scores: Uint16Array): number[] {
  const byScore: number[][] = []
  for (let at = 0; at < order.length; at++) {
    const ordinal = order[at]!
    if (hasBit(bits, ordinal)) (byScore[scores[ordinal]!] ??= []).push(ordinal)
  }
  return byScore.reverse().flat()
}

function pricedBits(
  selling: Uint32Array,
  { lowestMinor, highestMinor }: NonNullable<ListQuery['price']>,
): Bits {
  const bits = emptyBits(selling.length)
  for (let ordinal = 0; ordinal < selling.length; ordinal++) {
    const price = selling[ordinal]!
    if (price >= lowestMinor && price <= highestMinor) setBit(bits, ordinal)
  }
  return bits
}

function rangeOf(selling: Uint32Array, bits: Bits) {
  let lowestMinor = Infinity
  let highestMinor = 0
  for (const ordinal of membersOf(bits)) {
    const price = selling[ordinal]!
    if (price < lowestMinor) lowestMinor = price
    if (price > highestMinor) highestMinor = price
  }
  return highestMinor > 0 ? { lowestMinor, highestMinor } : null
}
