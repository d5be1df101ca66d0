import type { Price } from '#app/catalogue/price/price.ts'
import type { SalesItem } from '#app/catalogue/sales/sales-item.ts'
import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'

import type { Swatch } from './swatches.ts'

export interface ProductCard {
  /** 0 for a related product without skus: the merchant sends ids of related products with their skus alone. */
  id: number
  alias: string
  path: string
  name: string
  brand: string
  /** File names, front first; empty when the product has no picture. */
  pictures: string[]
  price: Price | null
  rating: { score: number; votes: number } | null
  /** Titles of the campaigns that reduce the price. */
  badges: string[]
  stock: StockLabel | null
  /** Number of colours, this one included; 0 when there is no choice of colour. */
  colors: number
  /** The same colours to choose between; empty when the merchant gives no colour values. */
  swatches: Swatch[]
  /** Number of sizes; 0 when there is no choice of size. */
  sizes: number
  /** Data for analytics events; absent without analytics. */
  sales?: SalesItem
}

/** Id of a product's element in the page's main list, for links that return to it. */
export const cardAnchor = (id: number): string => `p${id}`
