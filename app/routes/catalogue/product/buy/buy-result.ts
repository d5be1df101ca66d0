import type { SubmissionResult } from '@conform-to/react'

import type { CartNumbers } from '#app/cart/changes/cart-message.ts'

/** Keys of `product.errors` in the messages of the catalogue. */
export type BuyError =
  | 'sizeMissing'
  | 'quantity'
  | 'tooMany'
  | 'soldOut'
  | 'alreadyInCart'
  | 'tooManyCarts'
  | 'unavailable'
  | 'noResponse'
  | 'failed'

export type BuyResult = { ok: true; skuId: number; quantity: number } | BuyRefusal

export interface BuyRefusal {
  ok: false
  /** Error codes by field, those of the whole form with an empty name, and the submitted values. */
  result: SubmissionResult
  numbers: CartNumbers
}
