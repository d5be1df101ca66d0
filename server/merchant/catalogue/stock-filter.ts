/** Orders change the stock of a catalogue. Changed skus are read before the next request: a rolled-back order changes nothing. */
import { createBestSellerOrder } from './best-seller-order.ts'
import type { Catalogue } from './catalogue.ts'
import { packageStock } from './product/product-package.ts'
import { stockFacets } from './stock/stock-status.rules.ts'
import type { StockStore } from './stock/stock.store.ts'

export function createStockFilter(stock: StockStore) {
  const changedSkuIds = new Set<number>()
  const bestSellers = createBestSellerOrder(stock)
  let current: Catalogue | null = null

  return {
    markChanged: (skuId: number) => void changedSkuIds.add(skuId),
    /** The same catalogue, with its stock filter as of now. */
    refresh(catalogue: Catalogue): Catalogue {
      if (catalogue !== current) {
        // The sets of a new catalogue do not include sales since its stock was counted.
        stock.soldSkuIds().forEach((skuId) => changedSkuIds.add(skuId))
        current = catalogue
      }
      if (changedSkuIds.size === 0) return catalogue
      const productIds = new Set(
        [...changedSkuIds].flatMap((skuId) => catalogue.findSku(skuId)?.productId ?? []),
      )
      for (const id of productIds) {
        updateFacet(catalogue, id)
        const product = catalogue.findProduct(id)
        for (const { id } of product ? catalogue.packagesWith(product) : []) {
          updateFacet(catalogue, id)
        }
      }
      bestSellers.update(catalogue, productIds)
      changedSkuIds.clear()
      return catalogue
    },
  }

  function updateFacet(catalogue: Catalogue, productId: number) {
    const ordinal = catalogue.index.ordinalOf(productId)
    if (ordinal < 0) return
    const product = catalogue.findProduct(productId)
    const levels = product?.productPackage
      ? [packageStock(catalogue, stock, product, null)]
      : catalogue.skusOf(productId).map(stock.levelOf)
    catalogue.index.setStockFacets(ordinal, stockFacets(levels))
  }
}
