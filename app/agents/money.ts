import { inMinorUnits, toMinor } from '#app/cart/sums/cart-sums.ts'

import type { Price } from './schema/ucp.generated.d.ts'

/** @param amount in currency units; a price below zero is none */
export const moneyOf = (amount: number, currency: string): Price => ({
  amount: Math.max(0, inMinorUnits(toMinor(amount), currency)),
  currency,
})
