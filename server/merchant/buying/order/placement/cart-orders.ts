import type { CommerceDeps, CartOrders } from '#server/merchant/buying/cart/commerce-deps.ts'
import { spendableMinor } from '#server/merchant/buying/order/order-balance.ts'
import { findPaidOrder } from '#server/merchant/buying/order/order.store.ts'
import { mayUsePromoCode } from '#server/merchant/buying/order/promo-uses.ts'

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
