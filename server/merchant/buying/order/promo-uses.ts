/** Limits how many orders have a promo code. */
import { mayUseAgain, type PromoCode } from '#server/merchant/buying/cart/promo/promo-codes.ts'

import { mailboxOf, normalizeEmail } from '../../accounts/customer/email.rules.ts'
import type { Database } from '../../store/database.ts'
import { orders } from './order.store.ts'

/** Whether one more order of the buyer may have a code. */
export function mayUsePromoCode(
  db: Database,
  promo: PromoCode,
  buyer: { cartId: string; email: string; customerId: number | null },
): boolean {
  if (!promo.limits) return true
  const mailbox = mailboxOf(normalizeEmail(buyer.email))
  // Uses by other carts. An order that was cancelled or failed releases the code. Read in the
  // transaction that creates the order, so that two parallel orders cannot both be the last one.
  const count = (condition: string, ...values: (string | number | null)[]) =>
    orders.count(db, [
      `${condition} AND cart_id <> ? AND state NOT IN ('cancelled', 'out-of-stock')
         AND json_extract(document, '$.quote.promoCode') = ?
         AND json_extract(document, '$.quote.isPromoApplied')`,
      ...values,
      buyer.cartId,
      promo.code,
    ])
  return mayUseAgain(promo, {
    byCustomer: count('(mailbox = ? OR customer_id = ?)', mailbox, buyer.customerId),
    // Reads all orders, so only where it matters.
    inTotal: promo.limits.inTotal === undefined ? 0 : count('true'),
  })
}
