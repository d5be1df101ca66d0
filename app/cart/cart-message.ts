import type { CartReason, PromoReason } from './cart-reason.ts'

/** Message key in the namespace `cart`, with the number for its placeholder. */
export function cartMessage(reason: CartReason) {
  switch (reason.kind) {
    case 'too-many':
      return { key: 'errors.tooMany', stock: reason.stock } as const
    case 'already-in-cart':
      return { key: 'errors.alreadyInCart', quantity: reason.quantity } as const
    case 'quantity':
      return { key: 'errors.quantity' } as const
    case 'not-sold':
      return { key: 'errors.notSold' } as const
    case 'full':
      return { key: 'errors.full' } as const
    case 'too-many-carts':
      return { key: 'errors.tooManyCarts' } as const
    case 'saved-full':
      return { key: 'errors.savedFull' } as const
    case 'failed':
      return { key: 'errors.failed' } as const
  }
}

export const promoMessage = {
  'not-valid': 'promo.notValid',
  'requirements-not-met': 'promo.requirementsNotMet',
  'too-many': 'promo.tooMany',
  failed: 'promo.failed',
} as const satisfies Record<PromoReason, string>
