import type { SalesCart } from '#app/cart/sales-cart.ts'

/** A purchase in an event. */
export interface SalesOrder {
  orderId: string
  /** Code of the country of delivery. */
  country: string
  cart: SalesCart | null
  /** Absent without consent for marketing. */
  buyer?: HashedBuyer
}

/** SHA-256 of the lowercased, trimmed values, in hexadecimal; a field that the order lacks is absent. */
export interface HashedBuyer {
  email?: string
  firstName?: string
  lastName?: string
  zip?: string
}
