import type { CommerceDeps, CartOrders } from '../cart/commerce-deps.ts'
import { spendableMinor } from './order-balance.ts'
import { findPaidOrder } from './order.store.ts'
import { mayUsePromoCode } from './promo-uses.ts'
import { reservedQuantity, endPendingOrder } from './pending-order.ts'

/** What a cart reads of its orders. */
export function cartOrders(deps: () => CommerceDeps): CartOrders {
  return {
    mayUsePromoCode: (promo, buyer) => mayUsePromoCode(deps().db, promo, buyer),
    reservedQuantity: (cartId, skuId) => reservedQuantity(deps().db, cartId, skuId),
    endPendingOrder: (cartId) => endPendingOrder(deps(), cartId),
    paidQuote: (cartId) => findPaidOrder(deps().db, cartId)?.document.quote ?? null,
    spendableMinor: (cartId, customerId, currency) =>
      spendableMinor(deps().db, cartId, customerId, currency),
  }
}
