import { readStock, stockLabel } from '#app/catalogue/stock/stock-label.ts'

import type { Product } from '#app/catalogue/product/product.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

type WireStock = Parameters<typeof readStock>[0]

interface WireLiveStock {
  totalStock?: WireStock
  skus?: WireList<{ skuId?: number; stock?: WireStock }>
}

/** The product with an event's stock; unchanged for an invalid one, and without a price, which stock does not make saleable. */
export function withLiveStock(product: Product, event: string): Product {
  const wire = parsed(event)
  if (!wire?.totalStock || !product.price) return product
  const stockOf = new Map(present(wire.skus).map(({ skuId, stock }) => [skuId, stock]))
  return {
    ...product,
    stock: stockLabel(readStock(wire.totalStock)),
    skus: product.skus.map((sku) => {
      const liveStock = stockOf.get(sku.id)
      if (!liveStock) return sku
      const stock = readStock(liveStock)
      return { ...sku, stock: stockLabel(stock), available: stock.totalStock }
    }),
  }
}

function parsed(event: string): WireLiveStock | null {
  try {
    return JSON.parse(event) as WireLiveStock | null
  } catch {
    return null
  }
}
