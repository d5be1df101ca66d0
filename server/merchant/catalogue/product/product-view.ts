/**
 * What resolvers of ProductType take: a product seen from a place, at a time, with the stock of this
 * moment. Whoever shows a product (lists, carts, orders) makes one of these.
 */
import type { MarketLocale } from '../../channel/market-locale.ts'
import { isSold, type Catalogue } from '../catalogue.ts'
import type { StockStore } from '../stock.store.ts'
import type { Product } from '../product-facts.ts'

export interface Viewer {
  catalogue: Catalogue
  stock: StockStore
  place: MarketLocale
  now: Date
}

export interface ProductView extends Viewer {
  product: Product
}

/** Null when there is no such product, or the market does not sell it. */
export function viewProduct(viewer: Viewer, productId: number): ProductView | null {
  const product = viewer.catalogue.findProduct(productId)
  return product && viewOf(viewer, product)
}

export function viewOf(viewer: Viewer, product: Product): ProductView | null {
  return isSold(product, viewer.place.market.alias) ? { ...viewer, product } : null
}

/** A product that somebody holds on to, sold here or not: prices of one that is not are null. */
export function viewAnywhere(viewer: Viewer, productId: number): ProductView | null {
  const product = viewer.catalogue.findProduct(productId)
  return product && { ...viewer, product }
}
