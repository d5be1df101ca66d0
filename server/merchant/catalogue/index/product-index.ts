/** Facet sets are read when the catalogue is opened; orders and prices with the first list. */
import { stockFacetOf, stockStatuses } from '#server/merchant/catalogue/stock/stock-status.rules.ts'

import type { LocalText } from '../../vocabulary/local-text.ts'
import type { MarketAlias } from '../../channel/markets.ts'
import type { Database } from '../../store/database.ts'
import { firstAt } from '../sets/first-at.ts'
import { createModels } from '../sets/models.ts'
import { everyMarket } from './build-index.ts'
import { readMeasureFacet, type MeasureRange } from './measure-ranges.rules.ts'
import {
  clearBit,
  decodeSet,
  emptyBits,
  setBit,
  toBits,
  readWords,
  type Bits,
  type ProductSet,
  type StoredBytes,
} from '../sets/product-set.ts'

const stockFacets = stockStatuses.map(stockFacetOf)

export type ProductIndex = ReturnType<typeof readProductIndex>

export function readProductIndex(db: Database) {
  const parts = new Map<string, Uint32Array>()
  const findPart = db.prepare('SELECT content FROM index_part WHERE name = ?')
  const ids = part('ids')
  const size = ids.length
  const sets = readSets(db)
  for (const facetId of stockFacets) {
    const set = sets.get(`${everyMarket} ${facetId}`)
    const bits = set ? toBits(size, set) : emptyBits(size)
    sets.set(`${everyMarket} ${facetId}`, { kind: 'map', bits })
  }

  return {
    size,
    idAt: (ordinal: number) => ids[ordinal]!,
    /** Ordinal of a product, -1 for an unknown id. */
    ordinalOf,
    setOf,
    models: createModels(part('model')),
    bitsOf(facetId: string, market: MarketAlias): Bits | null {
      const set = setOf(facetId, market)
      return set && toBits(size, set)
    },
    measuredBits,
    /** All products, in an order of sort-orders.ts. */
    order: (name: string) => part(`order ${name}`),
    /** Replaces an order: orders of shoppers change the best sellers while the catalogue is open. */
    setOrder: (name: string, order: Uint32Array) => void parts.set(`order ${name}`, order),
    /** Minor units by ordinal; 0 where the market does not sell the product. */
    selling: (market: MarketAlias) => part(`selling ${market}`),
    skuLabels: readSkuLabels(),
    /** Updates the stock facets of a product: stock changes while the catalogue is open. */
    setStockFacets(ordinal: number, facetIds: readonly string[]): void {
      for (const own of stockFacets) {
        const set = sets.get(`${everyMarket} ${own}`)
        if (set?.kind !== 'map') throw new Error('stock is kept in bit maps')
        if (facetIds.includes(own)) setBit(set.bits, ordinal)
        else clearBit(set.bits, ordinal)
      }
    },
  }

  /** Products of a facet in a market; null for a facet that does not exist there. */
  function setOf(facetId: string, market: MarketAlias): ProductSet | null {
    const stored = sets.get(`${everyMarket} ${facetId}`) ?? sets.get(`${market} ${facetId}`)
    if (stored) return stored
    const range = readMeasureFacet(facetId)
    return range && { kind: 'map', bits: measuredBits(range) }
  }

  /** A product without the measure is in no range. */
  function measuredBits({ measure, from, to }: MeasureRange): Bits {
    const millimetres = part(`measure ${measure}`)
    const bits = emptyBits(size)
    const lowest = Math.max(1, from * 10)
    const highest = to === null ? Infinity : to * 10
    for (let ordinal = 0; ordinal < size; ordinal++) {
      const length = millimetres[ordinal]!
      if (length >= lowest && length <= highest) setBit(bits, ordinal)
    }
    return bits
  }

  function part(name: string): Uint32Array {
    let words = parts.get(name)
    if (!words) {
      const row = findPart.get(name) as { content: Buffer } | undefined
      if (!row) throw new Error(`the catalogue's index has no part "${name}"`)
      parts.set(name, (words = readWords(row.content)))
    }
    return words
  }

  function ordinalOf(productId: number): number {
    const ordinal = firstAt(size, (at) => ids[at]! < productId)
    return ids[ordinal] === productId ? ordinal : -1
  }

  function readSkuLabels(): ReadonlyMap<string, LocalText> {
    const row = findPart.get('sku labels') as { content: Buffer }
    const text = Buffer.from(row.content).toString('utf8')
    return new Map(Object.entries(JSON.parse(text) as Record<string, LocalText>))
  }
}

function readSets(db: Database): Map<string, ProductSet> {
  const sets = new Map<string, ProductSet>()
  const rows = db.prepare('SELECT facet_id AS facetId, market, members FROM facet_set').iterate()
  for (const row of rows as Iterable<{ facetId: string; market: string; members: StoredBytes }>) {
    sets.set(`${row.market} ${row.facetId}`, decodeSet(row.members))
  }
  return sets
}
