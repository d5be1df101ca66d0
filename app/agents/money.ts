import { toMinor } from '#app/cart/sums/cart-sums.ts'

import type { Price } from './schema/ucp.generated.d.ts'

/** @param amount in currency units */
export const moneyOf = (amount: number, currency: string): Price => ({
  amount: toMinor(amount),
  currency,
})
