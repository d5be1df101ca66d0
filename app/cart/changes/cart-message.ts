import type { CartReason, PromoReason } from './cart-reason.ts'

/** Keys in the namespace `cart`. */
export const cartMessage = {
  'too-many': 'errors.tooMany',
  'sold-out': 'errors.soldOut',
  'already-in-cart': 'errors.alreadyInCart',
  quantity: 'errors.quantity',
  'not-sold': 'errors.notSold',
  full: 'errors.full',
  'too-many-carts': 'errors.tooManyCarts',
  'saved-full': 'errors.savedFull',
  unavailable: 'errors.unavailable',
  'no-response': 'errors.noResponse',
  failed: 'errors.failed',
} as const satisfies Record<CartReason['kind'], string>

/** Values of those messages: pieces in stock, pieces in the cart. 0 in reasons whose message has no such value. */
export interface CartNumbers {
  stock: number
  quantity: number
}

export function cartNumbers(reason: CartReason): CartNumbers {
  return {
    stock: reason.kind === 'too-many' ? reason.stock : 0,
    quantity: reason.kind === 'already-in-cart' ? reason.quantity : 0,
  }
}

export const promoMessage = {
  'not-valid': 'promo.notValid',
  'requirements-not-met': 'promo.requirementsNotMet',
  'too-many': 'promo.tooMany',
  unavailable: 'errors.failed',
  'no-response': 'errors.noResponse',
  failed: 'errors.failed',
} as const satisfies Record<PromoReason, string>
