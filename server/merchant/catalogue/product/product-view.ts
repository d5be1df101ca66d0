/**
 * The source object of ProductType's resolvers: a product in a market and language, at a time, with
 * its current stock. Lists, carts and orders create one for each product.
 */
import type { MarketLocale } from '../../channel/market-locale.ts'
import { isSold, type Catalogue } from '../catalogue.ts'
import type { StockStore } from '../stock.store.ts'
import type { Product } from '../product-facts.ts'

export interface ProductContext {
  catalogue: Catalogue
  stock: StockStore
  locale: MarketLocale
  now: Date
}

export interface ProductView extends ProductContext {
  product: Product
}

/** Null when there is no such product, or the market does not sell it. */
export function viewProduct(context: ProductContext, productId: number): ProductView | null {
  const product = context.catalogue.findProduct(productId)
  return product && viewOf(context, product)
}

export function viewOf(context: ProductContext, product: Product): ProductView | null {
  return isSold(product, context.locale.market.alias) ? { ...context, product } : null
}

/** A product in a cart or an order, whether sold here or not: its prices are null if not. */
export function viewUnsoldProduct(context: ProductContext, productId: number): ProductView | null {
  const product = context.catalogue.findProduct(productId)
  return product && { ...context, product }
}
