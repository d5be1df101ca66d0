import type { Sku } from '../product-facts.ts'
import { sumStock } from '../stock/stock-status.rules.ts'
import { packageStock } from './product-package.ts'
import type { ProductView } from './product-view.ts'

/** Current stock as the public API's type; that of a package comes from its parts. */
export function stockType({ stock, catalogue, product, locale }: ProductView, sku: Sku) {
  const level = product.productPackage
    ? packageStock(catalogue, stock, product, locale.market.alias)
    : stock.levelOf(sku)
  const { total, ...counts } = level
  return { totalStock: total, ...counts }
}

type StockType = ReturnType<typeof stockType>

/** Stock of a product: the sum over its skus, and the earliest delivery. */
export function productStockType(view: ProductView): StockType {
  const stocks = view.catalogue.skusOf(view.product.id).map((sku) => stockType(view, sku))
  const counts = sumStock(stocks)
  const deliveries = stocks.flatMap(({ incoming }) => incoming ?? []).sort()
  return {
    ...counts,
    totalStock: counts.inStock + counts.oversellable + counts.static,
    incoming: deliveries[0] ?? null,
  }
}
