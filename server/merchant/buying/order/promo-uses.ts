/** Limits how many orders have a promo code. */
import {
  mayUseAgain,
  type PromoCode,
  type PromoUses,
} from '#server/merchant/buying/cart/promo/promo-codes.ts'

import { mailboxOf, normalizeEmail } from '../../accounts/customer/email.rules.ts'
import type { Database } from '../../store/database.ts'

interface CodeUser {
  cartId: string
  email: string
  /** Null for a guest. */
  customerId: number | null
}

/** Whether one more order of the buyer may have a code. */
export function mayUsePromoCode(db: Database, promo: PromoCode, buyer: CodeUser): boolean {
  return !promo.limits || mayUseAgain(promo, countPromoUses(db, promo, buyer))
}

/**
 * Uses of a code by other carts. An order that was cancelled or failed releases the code. Read in the
 * transaction that creates the order, so that two parallel orders cannot both be the last one.
 */
function countPromoUses(db: Database, { code, limits }: PromoCode, buyer: CodeUser): PromoUses {
  const count = (condition: string, values: (string | number | null)[]) => {
    const row = db
      .prepare(
        `SELECT count(*) AS count FROM shop_order
         WHERE ${condition} AND cart_id <> ? AND state NOT IN ('cancelled', 'out-of-stock')
           AND json_extract(document, '$.quote.promoCode') = ?
           AND json_extract(document, '$.quote.isPromoApplied')`,
      )
      .get(...values, buyer.cartId, code) as { count: number }
    return row.count
  }
  return {
    byCustomer: count('(mailbox = ? OR customer_id = ?)', [
      mailboxOf(normalizeEmail(buyer.email)),
      buyer.customerId,
    ]),
    // Reads all orders, so only where it matters.
    inTotal: limits?.inTotal === undefined ? 0 : count('true', []),
  }
}
