/** Reads a cart's products and campaigns from the catalogue, in a market and language. */
import type { CartView } from '#server/merchant/buying/cart/api/cart-type.ts'
import type { StockStore } from '#server/merchant/catalogue/stock/stock.store.ts'

import type { Catalogue } from '../../catalogue/catalogue.ts'
import { campaignType } from '../../catalogue/product/campaign-type.ts'
import { viewProduct, viewUnsoldProduct } from '../../catalogue/product/product-view.ts'
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'

/** @param currentCatalogue returns the catalogue in use; called once for each view */
export function createCartViewFactory(
  currentCatalogue: () => Catalogue,
  stock: StockStore,
  clock: () => Date,
): (args: MarketLocaleArgs) => CartView {
  return (args) => {
    const catalogue = currentCatalogue()
    const locale = marketLocaleOf(args)
    const context = { catalogue, stock, locale, now: clock() }
    return {
      ...locale,
      productOf: (productId) => viewProduct(context, productId),
      unsoldProductOf: (productId) => viewUnsoldProduct(context, productId),
      packageNameOf: (packageId) =>
        catalogue.findProduct(packageId)?.names[locale.language.code] ?? null,
      campaignOf(campaignId) {
        const campaign = catalogue.campaigns.get(Number(campaignId))
        return campaign ? campaignType(campaign, locale) : null
      },
    }
  }
}
