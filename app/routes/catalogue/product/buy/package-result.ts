import type { CartNumbers } from '#app/cart/changes/cart-message.ts'
import type { AddedPackage } from '#app/cart/notices/cart-notice.ts'

import type { BuyError } from './buy-result.ts'

export type PackageResult =
  | { ok: true; added: AddedPackage }
  | {
      ok: false
      choices: Record<number, string>
      errors: Record<number, 'missing' | 'soldOut'>
      error: BuyError | null
      numbers: CartNumbers
    }
