import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'

import type { SharedItem } from './sku-items.ts'

/** A sku or package outside the cart, with what a shopper needs to know of it. */
export interface ListedItem extends SharedItem {
  name: string
  brand: string
  path: string
  picture: string | null
  variant: string | null
  /** Price of one piece, formatted, with a note where it is without VAT; null when the merchant sends none, and for a package, whose options decide. */
  price: string | null
  stock: StockLabel
  /** Most pieces that can be ordered now. */
  available: number
}

export interface ListedItems {
  found: readonly ListedItem[]
  /** Not sold in this market now. */
  missing: readonly SharedItem[]
}
