/** The parent of ProductType's resolvers: a product in a market and language, at a time, with its current stock. */
import type { StockStore } from '#server/merchant/catalogue/stock/stock.store.ts'

import {
  marketLocaleOf,
  type MarketLocale,
  type MarketLocaleArgs,
} from '../../channel/market-locale.ts'
import { parseCataloguePath } from '../address/catalogue-path.rules.ts'
import type { CatalogueContext } from '../catalogue-context.ts'
import { isSold, type Catalogue } from '../catalogue.ts'
import type { PackagePartTerms } from '../../vocabulary/package-price.rules.ts'
import type { Product } from '../product-facts.ts'

export interface ProductContext {
  catalogue: Catalogue
  stock: StockStore
  locale: MarketLocale
  now: Date
}

export interface ProductView extends ProductContext {
  product: Product
  /** Set where it is an option of a package, which lowers its price. */
  packagePart?: PackagePartTerms
}

/** Null when there is no such product, or the market does not sell it. */
export function viewProduct(context: ProductContext, productId: number): ProductView | null {
  const product = context.catalogue.findProduct(productId)
  return product && viewIfSold(context, product)
}

/** Null when the market does not sell the product. */
export function viewIfSold(context: ProductContext, product: Product): ProductView | null {
  return isSold(product, context.locale.market.alias) ? { ...context, product } : null
}

/** A product of a cart or an order. Its prices are null when the market does not sell it. */
export function viewUnsoldProduct(context: ProductContext, productId: number): ProductView | null {
  const product = context.catalogue.findProduct(productId)
  return product && { ...context, product }
}

/** The product of an id or address; null when it is not for sale. */
export function findProductView(
  args: MarketLocaleArgs & { alias?: string; productId?: number },
  { catalogue, stock, now }: CatalogueContext,
): ProductView | null {
  const context: ProductContext = { catalogue, stock, now, locale: marketLocaleOf(args) }
  if (typeof args.productId === 'number') return viewProduct(context, args.productId)
  const path = parseCataloguePath(args.alias ?? '')
  const found = path && catalogue.findProductByAlias(path.alias, context.locale.language.code)
  // Former aliases are not found: clients get the new URL from urlHistory.
  return found?.isCurrent ? viewIfSold(context, found.product) : null
}
