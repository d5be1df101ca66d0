/**
 * The parts of the index that depend on prices, with the current prices of the products whose stored prices do not
 * hold: the regular price of products whose campaign does not run, and the sum of the parts of packages. Computed
 * when they are first requested, and kept until these products change.
 */
import type { MarketAlias } from '../../channel/markets.ts'
import type { MarketMoney } from '../product-record.ts'
import {
  bitsOf,
  emptyBits,
  hasBit,
  setBit,
  subtract,
  toBits,
  type Members,
  type ProductSet,
} from '../sets/product-set.ts'
import { isDiscountFacet, isPriceFacet, priceBucketOf } from './price-buckets.rules.ts'
import { soldFacet } from './facet-ids.ts'

interface StoredIndex {
  size: number
  part(name: string): Uint32Array
  setOf(facetId: string, market: MarketAlias): ProductSet | null
}

export function createCurrentPrices({ size, part, setOf }: StoredIndex) {
  let regular: Members = new Uint32Array()
  let packages: ReadonlyMap<number, MarketMoney> = new Map()
  /** The products of both. */
  let repriced: Members = new Uint32Array()
  const parts = new Map<string, Uint32Array>()
  const sets = new Map<string, ProductSet | null>()

  return {
    /** From now on, these products have their regular price. */
    setRegular(ordinals: Members): void {
      regular = ordinals
      update()
    },
    /** From now on, these products have these prices, and are sold only in their markets. */
    setPackages(prices: ReadonlyMap<number, MarketMoney>): void {
      packages = prices
      update()
    },
    /** Minor units by ordinal. */
    selling,
    /** An order of the index; those by price are sorted again. */
    order(name: string): Uint32Array {
      const [sort, market] = name.split(' ') as [string, MarketAlias | undefined]
      if (repriced.length === 0 || (sort !== 'PRICE' && sort !== 'PRICE_DESC')) {
        return part(`order ${name}`)
      }
      return kept(parts, `order ${name}`, () => orderByPrice(name, market!))
    },
    /** A set of the index; those by price and reduction, and that of sold products, by current prices. */
    setOf(facetId: string, market: MarketAlias): ProductSet | null {
      const isByPrice = isPriceFacet(facetId) || isDiscountFacet(facetId) || facetId === soldFacet
      if (repriced.length === 0 || !isByPrice) return setOf(facetId, market)
      return kept(sets, `${market} ${facetId}`, () => setByPrice(facetId, market))
    },
  }

  function update(): void {
    const withoutPackages = regular.filter((ordinal) => !packages.has(ordinal))
    repriced = Uint32Array.from([...withoutPackages, ...packages.keys()]).sort()
    parts.clear()
    sets.clear()
  }

  function selling(market: MarketAlias): Uint32Array {
    const stored = part(`selling ${market}`)
    if (repriced.length === 0) return stored
    return kept(parts, `selling ${market}`, () => {
      const prices = stored.slice()
      const regularPrices = part(`regular ${market}`)
      for (const at of regular) if (prices[at]) prices[at] = regularPrices[at]!
      for (const [at, money] of packages) prices[at] = money[market] ?? 0
      return prices
    })
  }

  /** Only these products move, so the others are merged with them in one pass. */
  function orderByPrice(name: string, market: MarketAlias): Uint32Array {
    const prices = selling(market)
    const direction = name.startsWith('PRICE_DESC') ? -1 : 1
    const moving = bitsOf(size, repriced)
    const moved = [...repriced].sort((a, b) => direction * (prices[a]! - prices[b]!) || a - b)
    const stored = part(`order ${name}`)
    const order = new Uint32Array(size)
    let to = 0
    let next = 0
    for (const ordinal of stored) {
      if (hasBit(moving, ordinal)) continue
      const price = prices[ordinal]!
      while (next < moved.length && direction * (prices[moved[next]!]! - price) < 0) {
        order[to++] = moved[next++]!
      }
      order[to++] = ordinal
    }
    while (next < moved.length) order[to++] = moved[next++]!
    return order
  }

  function setByPrice(facetId: string, market: MarketAlias): ProductSet | null {
    const stored = setOf(facetId, market)
    const prices = selling(market)
    const added = repriced.filter(
      (at) => prices[at]! > 0 && belongsTo(facetId, market, prices[at]!),
    )
    if (!stored && added.length === 0) return null
    const others = stored ? toBits(size, stored) : emptyBits(size)
    const bits = subtract(others, bitsOf(size, repriced))
    for (const ordinal of added) setBit(bits, ordinal)
    return { kind: 'map', bits }
  }
}

/** Neither a regular price nor that of a package is a reduction. */
function belongsTo(facetId: string, market: MarketAlias, sellingMinor: number): boolean {
  if (facetId === soldFacet) return true
  return isPriceFacet(facetId) && priceBucketOf(market, sellingMinor).facetId === facetId
}

function kept<Value>(values: Map<string, Value>, key: string, compute: () => Value): Value {
  if (!values.has(key)) values.set(key, compute())
  return values.get(key)!
}
