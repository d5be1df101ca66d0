import type { CommerceDeps, CartOrders } from '../cart/commerce-deps.ts'
import { spendableMinor } from './order-balance.ts'
import { findPaidOrder } from './order.store.ts'
import { reservedQuantity, supersedePending } from './pending-order.ts'

/** The orders of a cart, as the cart reads them. */
export function cartOrders(deps: () => CommerceDeps): CartOrders {
  return {
    reservedQuantity: (cartId, skuId) => reservedQuantity(deps().db, cartId, skuId),
    supersede: (cartId) => supersedePending(deps(), cartId),
    paidQuote: (cartId) => findPaidOrder(deps().db, cartId)?.document.quote ?? null,
    spendableMinor: (cartId, customerId, currency) =>
      spendableMinor(deps().db, cartId, customerId, currency),
  }
}
