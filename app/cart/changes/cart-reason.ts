/** Why a product was not added or a line not changed; numbers fill the message's placeholders. */
export type CartReason =
  | { kind: 'too-many'; stock: number }
  | { kind: 'sold-out' }
  | { kind: 'already-in-cart'; quantity: number }
  | { kind: 'quantity' }
  | { kind: 'not-sold' }
  | { kind: 'full' }
  /** The network has created too many carts. */
  | { kind: 'too-many-carts'; retryAfterSeconds: number }
  /** No space for another item saved for later. */
  | { kind: 'saved-full' }
  /** The merchant did not respond, or with an error of its own. */
  | { kind: 'unavailable' }
  /** The browser got no response of the shop. */
  | { kind: 'no-response' }
  | { kind: 'failed' }

/** @param stock pieces that can be sold now */
export const shortageReason = (stock: number): CartReason =>
  stock > 0 ? { kind: 'too-many', stock } : { kind: 'sold-out' }

/** `too-many`: the network has tried too many wrong codes; `unavailable` as above. */
export type PromoReason =
  | 'not-valid'
  | 'requirements-not-met'
  | 'too-many'
  | 'unavailable'
  | 'no-response'
  | 'failed'
