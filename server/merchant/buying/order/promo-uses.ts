/** Limits how many orders have a promo code. */
import type { Database } from '../../store/database.ts'
import type { CartQuote } from '../cart/cart-quote.ts'
import { findPromoCode, mayUseAgain, type PromoCode, type PromoUses } from '../cart/promo-codes.ts'

export interface PromoBuyer {
  cartId: string
  email: string
  /** Null for a guest. */
  customerId: number | null
}

/** Whether an order of this quote may have its promo code; true without one. */
export function mayUsePromoCode(
  db: Database,
  { promoCode, isPromoApplied }: Pick<CartQuote, 'promoCode' | 'isPromoApplied'>,
  buyer: PromoBuyer,
): boolean {
  const promo = isPromoApplied && promoCode ? findPromoCode(promoCode) : null
  return !promo?.limits || mayUseAgain(promo, countPromoUses(db, promo, buyer))
}

/**
 * Uses of a code by other carts. An order that was cancelled or failed releases the code. Read in the
 * transaction that creates the order, so that two parallel orders cannot both be the last one.
 */
function countPromoUses(db: Database, { code, limits }: PromoCode, buyer: PromoBuyer): PromoUses {
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
    byCustomer: count('(email = ? OR customer_id = ?)', [
      buyer.email.toLowerCase(),
      buyer.customerId,
    ]),
    // Reads all orders, so only where it matters.
    inTotal: limits?.inTotal === undefined ? 0 : count('true', []),
  }
}
