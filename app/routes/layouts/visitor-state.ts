import type { SalesLine } from '#app/cart/sales/sales-cart.ts'

/** What a public page knows of a visitor; all else is in its key (`visit/caching/document-key.server.ts`). */
export interface VisitorState {
  cartCount: number
  /** The cart's state for other tabs; absent when it is unknown. */
  cartTabState?: string
  /** Absent in a shop that measures nothing, null when the cart is unknown. */
  salesLines?: readonly SalesLine[] | null
  favorites: readonly number[]
  compared: readonly number[]
}
