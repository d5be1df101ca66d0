/** A page of a list is read along one. Equal products are sorted by sales, then by age, the same on every machine. */
import { languages, markets, type LanguageCode, type MarketAlias } from '../../channel/markets.ts'

/** One row per product, by ordinal. */
export interface SortKeys {
  size: number
  popularity: Float64Array
  /** Days since 1970. */
  firstAvailable: Int32Array
  rating: Float64Array
  brandRank: Int32Array
  stock: Int32Array
  /** Selling price in minor units, 0 where the market does not sell it. */
  selling: Record<MarketAlias, Uint32Array>
  namesIn(language: LanguageCode): string[]
}

export function* sortOrders(keys: SortKeys): Generator<[name: string, order: Uint32Array]> {
  const { size, popularity } = keys
  const bySales = order(size, (a, b) => popularity[b]! - popularity[a]!)
  const salesRank = new Uint32Array(size)
  bySales.forEach((ordinal, rank) => (salesRank[ordinal] = rank))
  const by = (key: ArrayLike<number>, direction: 1 | -1) =>
    order(size, (a, b) => direction * (key[a]! - key[b]!) || salesRank[a]! - salesRank[b]!)

  yield ['MOST_SOLD', bySales]
  yield ['LATEST', by(keys.firstAvailable, -1)]
  yield ['VOTES', by(keys.rating, -1)]
  yield ['BRAND', by(keys.brandRank, 1)]
  yield ['AVAILABLE_STOCK', by(keys.stock, 1)]
  yield ['AVAILABLE_STOCK_DESC', by(keys.stock, -1)]
  for (const { alias } of markets) {
    yield [`PRICE ${alias}`, by(keys.selling[alias], 1)]
    yield [`PRICE_DESC ${alias}`, by(keys.selling[alias], -1)]
  }
  for (const { code, iso } of languages) {
    const rank = nameRanks(keys.namesIn(code), iso)
    yield [`ALPHABETICAL ${code}`, by(rank, 1)]
    yield [`ALPHABETICAL_DESC ${code}`, by(rank, -1)]
  }
}

function order(size: number, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from({ length: size }, (_, ordinal) => ordinal).sort(
    (a, b) => compare(a, b) || a - b,
  )
}

/** Collation is slow, so each distinct name is compared once and only its rank is stored. */
function nameRanks(names: readonly string[], iso: string): Int32Array {
  const { compare } = new Intl.Collator(iso, { numeric: true })
  const distinct = [...new Set(names)].sort(compare)
  const rankOf = new Map(distinct.map((name, rank) => [name, rank]))
  return Int32Array.from(names, (name) => rankOf.get(name) ?? 0)
}
