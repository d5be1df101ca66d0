/** Why something was not put in the cart or changed in it; numbers go into the sentence. */
export type CartReason =
  | { kind: 'too-many'; stock: number }
  | { kind: 'already-in-cart'; quantity: number }
  | { kind: 'quantity' }
  | { kind: 'not-sold' }
  | { kind: 'full' }
  /** The network has begun too many carts. */
  | { kind: 'too-many-carts'; retryAfterSeconds: number }
  | { kind: 'failed' }

export type PromoReason = 'not-valid' | 'requirements-not-met' | 'failed'
