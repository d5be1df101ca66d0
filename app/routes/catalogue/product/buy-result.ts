import type { SubmissionResult } from '@conform-to/react'

/** Keys of `product.errors` in the messages of the catalogue. */
export type BuyError =
  | 'sizeMissing'
  | 'quantity'
  | 'tooMany'
  | 'alreadyInCart'
  | 'tooManyCarts'
  | 'failed'

/** The response to "add to cart". */
export type BuyResult = { ok: true; skuId: number; quantity: number } | BuyRefusal

export interface BuyRefusal {
  ok: false
  /** Error codes by field, those of the whole form with an empty name, and the submitted values. */
  result: SubmissionResult
  /** Values for the message: pieces in stock, pieces in the cart. */
  numbers: { stock?: number; quantity?: number }
}
