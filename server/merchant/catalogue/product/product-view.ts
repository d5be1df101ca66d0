/**
 * What resolvers of ProductType take: a product seen from a place, at a time, with the stock of this
 * moment. Whoever shows a product (lists, carts, orders) makes one of these.
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

/** A product that somebody holds on to, sold here or not: prices of one that is not are null. */
export function viewUnsoldProduct(context: ProductContext, productId: number): ProductView | null {
  const product = context.catalogue.findProduct(productId)
  return product && { ...context, product }
}
