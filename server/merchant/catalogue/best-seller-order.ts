/** Adds later orders to the catalogue's sales before it was built (`popularity`). Few products have any: only those move. */
import type { Catalogue } from './catalogue.ts'
import { firstAt } from './sets/first-at.ts'
import type { StockStore } from './stock/stock.store.ts'

const orderName = 'MOST_SOLD'

export function createBestSellerOrder(stock: StockStore) {
  let base = new Uint32Array()
  let current: Catalogue | null = null
  /** Pieces sold before and since, by ordinal. */
  const sales = new Map<number, number>()

  return {
    /** Call it with the products whose sales have changed, and with all that were ever sold for a new catalogue. */
    update(catalogue: Catalogue, productIds: Iterable<number>): void {
      if (catalogue !== current) {
        current = catalogue
        base = Uint32Array.from(catalogue.index.order(orderName))
        sales.clear()
      }
      for (const id of productIds) {
        const ordinal = catalogue.index.ordinalOf(id)
        if (ordinal < 0) continue
        const sold = catalogue.skusOf(id).reduce((sum, sku) => sum + stock.soldEver(sku.id), 0)
        if (sold > 0) sales.set(ordinal, popularityAt(catalogue, ordinal) + sold)
        else sales.delete(ordinal)
      }
      catalogue.index.setOrder(orderName, merged(catalogue))
    },
  }

  function merged(catalogue: Catalogue): Uint32Array {
    const moved = [...sales].sort(([, one], [, other]) => other - one)
    const order = new Uint32Array(base.length)
    let to = 0
    let next = 0
    // The first place in the order whose product has sold fewer pieces.
    const places = moved.map(([, pieces]) =>
      firstAt(base.length, (at) => popularityAt(catalogue, base[at]!) >= pieces),
    )
    for (let from = 0; from <= base.length; from++) {
      while (next < moved.length && places[next]! <= from) order[to++] = moved[next++]![0]
      if (from < base.length && !sales.has(base[from]!)) order[to++] = base[from]!
    }
    return order
  }
}

function popularityAt({ index, findProduct }: Catalogue, ordinal: number): number {
  return findProduct(index.idAt(ordinal))?.popularity ?? 0
}
