/** The count is in the catalogue, sales are in the shop's database by its time: a new count includes earlier sales. */
import { queries, type Database } from '#server/merchant/store/database.ts'
import type { Sku } from '#server/merchant/catalogue/product-facts.ts'

export const stockTables = `
CREATE TABLE stock_taken (
  sku_id INTEGER NOT NULL, counted_at INTEGER NOT NULL, pieces INTEGER NOT NULL,
  PRIMARY KEY (sku_id, counted_at), CHECK (pieces >= 0)) STRICT, WITHOUT ROWID;
`

export type StockStore = ReturnType<typeof createStockStore>

export function createStockStore(shop: Database) {
  const { column } = queries(shop)
  const find = column<number>(
    'SELECT pieces AS value FROM stock_taken WHERE sku_id = ? AND counted_at = ?',
  )
  const put = shop.prepare(`INSERT INTO stock_taken VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET pieces = excluded.pieces`)
  const sumSold = column<number | null>(
    'SELECT SUM(pieces) AS value FROM stock_taken WHERE sku_id = ?',
  )
  const selectSold = column<number>('SELECT DISTINCT sku_id AS value FROM stock_taken')

  return {
    /** Every sku that was ever sold. */
    soldSkuIds: () => selectSold.all(),
    /** Pieces in orders that were not cancelled, since the shop's first day. */
    soldEver: (skuId: number) => sumSold.get(skuId) ?? 0,
    levelOf: (sku: Sku) => stockLevel(sku.stock, soldQuantityOf(sku)),
    /** Returns false and reserves nothing when fewer are available. Call it inside a transaction. */
    reserve(sku: Sku, quantity: number): boolean {
      const sold = soldQuantityOf(sku)
      if (stockLevel(sku.stock, sold).total < quantity) return false
      put.run(sku.id, sku.countedAt, sold + quantity)
      return true
    },
    release(sku: Sku, quantity: number): void {
      put.run(sku.id, sku.countedAt, Math.max(0, soldQuantityOf(sku) - quantity))
    },
  }

  function soldQuantityOf({ id, countedAt }: Sku): number {
    return find.get(id, countedAt) ?? 0
  }
}

/** Sales reduce the counted stock first, then the oversellable one, and never the static one. */
export function stockLevel(count: Sku['stock'], taken: number) {
  const inStock = Math.max(0, count.inStock - taken)
  const oversold = Math.max(0, taken - Math.max(0, count.inStock))
  const oversellable = Math.max(0, count.oversellable - oversold)
  const fixed = Math.max(0, count.static)
  return {
    inStock,
    oversellable,
    static: fixed,
    total: inStock + oversellable + fixed,
    /** ISO date of the next delivery. */
    incoming: count.incoming ?? null,
  }
}
