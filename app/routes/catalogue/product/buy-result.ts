import type { SubmissionResult } from '@conform-to/react'

/** Keys of `product.errors` in the catalogue's words. */
export type BuyError =
  'sizeMissing' | 'quantity' | 'tooMany' | 'alreadyInCart' | 'tooManyCarts' | 'failed'

/** The response to "add to cart". */
export type BuyResult = { ok: true; skuId: number } | BuyRefusal

export interface BuyRefusal {
  ok: false
  /** Error codes by field, those of the whole form under no name, and what was typed. */
  result: SubmissionResult
  /** Numbers for the sentence: pieces in stock, pieces in the cart. */
  numbers: { stock?: number; quantity?: number }
}
