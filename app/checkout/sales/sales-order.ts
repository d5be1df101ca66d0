import type { SalesCart } from '#app/cart/sales/sales-cart.ts'

export interface SalesOrder {
  orderId: string
  /** Code of the country of delivery. */
  country: string
  cart: SalesCart | null
  /** 1 for the buyer's first order, 2 for the second. */
  nthPurchase?: number
  /** Absent without consent for marketing, and for a browser that refuses tracking. */
  buyer?: HashedBuyer
}

/** SHA-256 of the lowercased, trimmed values, in hexadecimal; a field that the order lacks is absent. */
export interface HashedBuyer {
  email?: string
  firstName?: string
  lastName?: string
  zip?: string
}
