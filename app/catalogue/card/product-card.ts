import type { Price } from '#app/catalogue/price/price.ts'
import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'

/** A product as lists and rows show it. */
export interface ProductCard {
  id: number
  alias: string
  /** Address of the product page, language included. */
  path: string
  name: string
  brand: string
  /** File names, front first; empty when the product has no picture. */
  pictures: string[]
  price: Price | null
  rating: { score: number; votes: number } | null
  /** Titles of the campaigns that the price is reduced by. */
  badges: string[]
  stock: StockLabel | null
  /** Colours that the product comes in, itself included; 0 when colour is no choice. */
  colors: number
  /** Sizes to choose between; 0 when there is nothing to choose. */
  sizes: number
}

/** Id of the element where a product stands in the page's main list. */
export const cardAnchor = (id: number): string => `p${id}`
