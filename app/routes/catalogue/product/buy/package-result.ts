import type { CartNumbers } from '#app/cart/changes/cart-message.ts'
import type { AddedPackage } from '#app/cart/notices/cart-notice.ts'

import type { BuyError } from './buy-result.ts'

/** The response to "add to cart" of a product package. */
export type PackageResult =
  | { ok: true; added: AddedPackage }
  | {
      ok: false
      /** Submitted values by group. */
      choices: Record<number, string>
      errors: Record<number, 'missing' | 'soldOut'>
      /** Error of the whole form. */
      error: BuyError | null
      numbers: CartNumbers
    }
