import type { MarketLocale } from '../../channel/market-locale.ts'

/** A query for a list of products: arguments of the public API with defaults filled in. */
export interface ListQuery {
  locale: MarketLocale
  /**
   * Facets of the list itself (a category, a brand), which do not count as selected. Null: an empty
   * list.
   */
  within: readonly (string | null)[]
  facets: readonly string[]
  excluded: readonly string[]
  included: readonly string[]
  includeMode: 'INTERSECT' | 'UNION'
  includeCollapsed: boolean
  /** Minor units, both bounds inclusive. */
  price: { lowestMinor: number; highestMinor: number } | null
  searchText: string | null
  sort: string
  isCountedByGroup: boolean
  /** Exactly these products, in this order; all other arguments are ignored. */
  productIds: readonly number[] | null
}
