/** The catalogue as the buying side reads it. */
import type { Goods } from '../cart/goods.ts'
import type { Stock } from '../cart/commerce-deps.ts'
import { isSold, type Catalogue } from '../../catalogue/catalogue.ts'
import { priceIn } from '../../catalogue/product/product-prices.ts'
import type { StockStore } from '../../catalogue/stock.store.ts'

/**
 * @param catalogue returns the catalogue in use, which may have been replaced since the last call
 * @param onStockChange called with a sku whose stock was reserved or returned
 */
export function createGoods(
  catalogue: () => Catalogue,
  stock: StockStore,
  onStockChange: (skuId: number) => void,
): Goods & Stock {
  return {
    findOffer(skuId, market) {
      const sku = catalogue().findSku(skuId)
      const product = sku && catalogue().findProduct(sku.productId)
      if (!sku || !product || !isSold(product, market)) return null
      const campaigns = product.campaignIds.flatMap((id) => catalogue().campaigns.get(id) ?? [])
      return {
        productId: product.id,
        available: stock.levelOf(sku).total,
        ...priceIn(product, market),
        tiers: campaigns.flatMap(({ kind, tiers }) => (kind === 'tier' ? (tiers ?? []) : [])),
        campaignIds: campaigns.map(({ id }) => String(id)),
      }
    },
    productOf: (skuId) => catalogue().findSku(skuId)?.productId ?? null,
    reserve(skuId, quantity) {
      const sku = catalogue().findSku(skuId)
      onStockChange(skuId)
      return sku !== null && stock.reserve(sku, quantity)
    },
    putBack(skuId, quantity) {
      const sku = catalogue().findSku(skuId)
      if (sku) stock.putBack(sku, quantity)
      onStockChange(skuId)
    },
  }
}
