/** Reads prices and stock of skus from the catalogue, and reserves stock. */
import type { SkuOffers } from '#server/merchant/buying/cart/sku-offers.ts'
import type { Stock } from '#server/merchant/buying/cart/commerce-deps.ts'
import { isSold, type Catalogue } from '#server/merchant/catalogue/catalogue.ts'
import { priceIn } from '#server/merchant/catalogue/product/product-prices.ts'
import type { StockStore } from '#server/merchant/catalogue/stock/stock.store.ts'

/** Offers of the catalogue in use, which may be replaced; `onStockChange` is told of a sku that was reserved or returned. */
export function createSkuOffers(
  currentCatalogue: () => Catalogue,
  stock: StockStore,
  onStockChange: (skuId: number) => void,
): SkuOffers & Stock {
  return {
    findOffer(skuId, market) {
      const sku = currentCatalogue().findSku(skuId)
      const product = sku && currentCatalogue().findProduct(sku.productId)
      // A package is sold by its parts.
      if (!sku || !product || product.productPackage || !isSold(product, market)) return null
      const campaigns = product.campaignIds.flatMap(
        (id) => currentCatalogue().campaigns.get(id) ?? [],
      )
      return {
        productId: product.id,
        available: stock.levelOf(sku).total,
        ...priceIn(product, market),
        tiers: campaigns.flatMap(({ kind, tiers }) => (kind === 'tier' ? (tiers ?? []) : [])),
        multiBuys: campaigns.flatMap(({ id, kind, multiBuy }) =>
          kind === 'multi-buy' && multiBuy ? [{ campaignId: String(id), ...multiBuy }] : [],
        ),
        weightGrams: sku.weight ?? product.weight,
        campaignIds: campaigns.map(({ id }) => String(id)),
        categoryKeys: product.categoryIds.flatMap((id) =>
          currentCatalogue()
            .tree.pathTo(id)
            .map(({ key }) => key),
        ),
      }
    },
    findPackage(packageId, market) {
      const product = currentCatalogue().findProduct(packageId)
      if (!product?.productPackage || !isSold(product, market)) return null
      const { percent, groups } = product.productPackage
      return {
        percent,
        groups: groups.map(({ isRequired, options }, groupIndex) => ({
          id: groupIndex + 1,
          isRequired,
          options: options.flatMap(({ externalId, quantity }, index) => {
            const part = currentCatalogue().findProductByExternalId(externalId)
            return part ? [{ id: index + 1, productId: part.id, quantity }] : []
          }),
        })),
      }
    },
    productIdOf: (skuId) => currentCatalogue().findSku(skuId)?.productId ?? null,
    reserve(skuId, quantity) {
      const sku = currentCatalogue().findSku(skuId)
      onStockChange(skuId)
      return sku !== null && stock.reserve(sku, quantity)
    },
    release(skuId, quantity) {
      const sku = currentCatalogue().findSku(skuId)
      if (sku) stock.release(sku, quantity)
      onStockChange(skuId)
    },
  }
}
