import type { CartReason, PromoReason } from './cart-reason.ts'

export type CartError =
  | { field: 'line'; lineId: string; reason: CartReason }
  | { field: 'promo'; typed: string; reason: PromoReason }
