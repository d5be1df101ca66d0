/**
 * Keeps the stock filter of lists up to date. Its sets are computed when a catalogue is built, and
 * orders change the stock afterwards. Changed skus are collected, and their stock is read from the
 * database before the next request, so that a rolled-back order changes nothing.
 */
import type { Catalogue } from './catalogue.ts'
import { stockFacetsOf, stockStatus, sumStock } from './stock-status.rules.ts'
import type { StockStore } from './stock.store.ts'

export function createStockFilter(stock: StockStore) {
  const changedSkuIds = new Set<number>()
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
      for (const skuId of changedSkuIds) updateFacet(catalogue, skuId)
      changedSkuIds.clear()
      return catalogue
    },
  }

  function updateFacet(catalogue: Catalogue, skuId: number) {
    const productId = catalogue.findSku(skuId)?.productId
    const ordinal = productId === undefined ? -1 : catalogue.index.ordinalOf(productId)
    if (productId === undefined || ordinal < 0) return
    const levels = catalogue.skusOf(productId).map(stock.levelOf)
    catalogue.index.setStockFacets(ordinal, stockFacetsOf(stockStatus(sumStock(levels))))
  }
}
