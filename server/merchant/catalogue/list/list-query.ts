import type { MarketLocale } from '../../channel/market-locale.ts'

/** What a list of products is asked for; arguments of the public API with the blanks filled in. */
export interface ListQuery {
  locale: MarketLocale
  /** What the list is a list of (a category, a brand): never counted as a choice. Null: nothing. */
  within: readonly (string | null)[]
  facets: readonly string[]
  excluded: readonly string[]
  included: readonly string[]
  includeMode: 'INTERSECT' | 'UNION'
  hasCollapsed: boolean
  /** Minor units, both ends belong. */
  price: { lowestMinor: number; highestMinor: number } | null
  searchText: string | null
  sort: string
  isCountedByGroup: boolean
  /** Exactly these, in this order; switches everything else off. */
  productIds: readonly number[] | null
}
