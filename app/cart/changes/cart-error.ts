import type { CartReason, PromoReason } from './cart-reason.ts'

/** Which part of the cart could not be changed, and why. */
export type CartError =
  | { field: 'line'; lineId: string; reason: CartReason }
  | { field: 'promo'; typed: string; reason: PromoReason }
