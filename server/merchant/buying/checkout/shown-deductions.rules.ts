/** What lowered the amount that a buyer saw, so that no order costs more because another one has used it meanwhile. */
import { usedBalanceMinor, type CartQuote } from '../cart/cart-quote.ts'
import type { ShownDeductions } from './checkout.store.ts'

export function shownDeductions(quote: CartQuote): ShownDeductions {
  const { promoCode, currency } = quote
  return { promoCode, currency, balanceMinor: usedBalanceMinor(quote) }
}

/** A cart that costs less than the balance uses less of it, without a loss. */
export function hasLostBalance(shown: ShownDeductions | null, quote: CartQuote): boolean {
  if (!shown || shown.currency !== quote.currency) return false
  const totalMinor = quote.totals.total.selling.inc
  return usedBalanceMinor(quote) < Math.min(shown.balanceMinor, totalMinor)
}
