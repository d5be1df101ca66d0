/**
 * The parts of the index that depend on prices, with the regular price of some products in place of their selling
 * price. Computed when they are first requested, and kept until the products change.
 */
import type { MarketAlias } from '../../channel/markets.ts'
import {
  bitsOf,
  emptyBits,
  setBit,
  subtract,
  toBits,
  type Members,
  type ProductSet,
} from '../sets/product-set.ts'
import { isDiscountFacet, isPriceFacet, priceBucketOf } from './price-buckets.rules.ts'

interface StoredIndex {
  size: number
  part(name: string): Uint32Array
  setOf(facetId: string, market: MarketAlias): ProductSet | null
}

export function createRegularPrices({ size, part, setOf }: StoredIndex) {
  let products: Members = new Uint32Array()
  const parts = new Map<string, Uint32Array>()
  const sets = new Map<string, ProductSet | null>()

  return {
    /** From now on, these products have their regular price. */
    setProducts(ordinals: Members): void {
      products = ordinals
      parts.clear()
      sets.clear()
    },
    /** Minor units by ordinal. */
    selling,
    /** An order of the index; those by price are sorted again. */
    order(name: string): Uint32Array {
      const [sort, market] = name.split(' ') as [string, MarketAlias | undefined]
      if (products.length === 0 || (sort !== 'PRICE' && sort !== 'PRICE_DESC')) {
        return part(`order ${name}`)
      }
      return kept(parts, `order ${name}`, () => orderByPrice(name, market!))
    },
    /** A set of the index; those by price and reduction without these products, or with them. */
    setOf(facetId: string, market: MarketAlias): ProductSet | null {
      const isPrice = isPriceFacet(facetId)
      if (products.length === 0 || (!isPrice && !isDiscountFacet(facetId))) {
        return setOf(facetId, market)
      }
      return kept(sets, `${market} ${facetId}`, () => setByPrice(facetId, market, isPrice))
    },
  }

  function selling(market: MarketAlias): Uint32Array {
    const stored = part(`selling ${market}`)
    if (products.length === 0) return stored
    return kept(parts, `selling ${market}`, () => {
      const prices = stored.slice()
      const regular = part(`regular ${market}`)
      for (const ordinal of products) if (prices[ordinal]) prices[ordinal] = regular[ordinal]!
      return prices
    })
  }

  /** Only these products move, so the others are merged with them in one pass. */
  function orderByPrice(name: string, market: MarketAlias): Uint32Array {
    const prices = selling(market)
    const direction = name.startsWith('PRICE_DESC') ? -1 : 1
    const moving = bitsOf(size, products)
    const isMoving = (ordinal: number) => ((moving[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1
    const moved = [...products].sort((a, b) => direction * (prices[a]! - prices[b]!) || a - b)
    const stored = part(`order ${name}`)
    const order = new Uint32Array(size)
    let to = 0
    let next = 0
    for (const ordinal of stored) {
      if (isMoving(ordinal)) continue
      const price = prices[ordinal]!
      while (next < moved.length && direction * (prices[moved[next]!]! - price) < 0) {
        order[to++] = moved[next++]!
      }
      order[to++] = ordinal
    }
    while (next < moved.length) order[to++] = moved[next++]!
    return order
  }

  /** A regular price is no reduction, so that no product is added to a set of reductions. */
  function setByPrice(facetId: string, market: MarketAlias, isPrice: boolean): ProductSet | null {
    const stored = setOf(facetId, market)
    const prices = selling(market)
    const added = isPrice
      ? products.filter(
          (at) => prices[at]! > 0 && priceBucketOf(market, prices[at]!).facetId === facetId,
        )
      : []
    if (!stored && added.length === 0) return null
    const others = stored ? toBits(size, stored) : emptyBits(size)
    const bits = subtract(others, bitsOf(size, products))
    for (const ordinal of added) setBit(bits, ordinal)
    return { kind: 'map', bits }
  }
}

function kept<Value>(values: Map<string, Value>, key: string, compute: () => Value): Value {
  if (!values.has(key)) values.set(key, compute())
  return values.get(key)!
}
