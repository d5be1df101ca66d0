import type { CartOrders } from '#server/merchant/buying/cart/commerce-deps.ts'
import type { PromoCode } from '#server/merchant/buying/cart/promo/promo-codes.ts'

import { mailboxOf, normalizeEmail } from '../../accounts/customer/email.rules.ts'
import { findCheckout } from '../checkout/checkout.store.ts'
import type { Database } from '../../store/database.ts'
import { orders } from './order.store.ts'

export function mayUsePromoCode(
  db: Database,
  { isOncePerCustomer, code }: PromoCode,
  { cartId, email, customerId }: Parameters<CartOrders['mayUsePromoCode']>[1],
): boolean {
  if (!isOncePerCustomer) return true
  const address = email ?? findCheckout(db, cartId).email
  // Uses by other carts. An order that was cancelled or failed releases the code. Read in the
  // transaction that creates the order, so that two parallel orders cannot both be the last one.
  const uses = orders.count(db, [
    `(mailbox = ? OR customer_id = ?) AND cart_id <> ? AND state NOT IN ('cancelled', 'out-of-stock')
     AND json_extract(document, '$.quote.promoCode') = ?
     AND json_extract(document, '$.quote.isPromoApplied')`,
    mailboxOf(normalizeEmail(address)),
    customerId,
    cartId,
    code,
  ])
  return uses === 0
}
