/** Orders that wait for a payment: their stock and balance belong to their cart, and are released when they end. */
import { balanceIn } from '#server/merchant/accounts/customer/balance.store.ts'
import { usedBalanceMinor } from '#server/merchant/buying/cart/cart-quote.ts'
import { quantityOf } from '#server/merchant/buying/cart/changes/cart-changes.ts'
import type { CartOrders, CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import { bookBalance } from '#server/merchant/buying/order/order-balance.ts'
import type { OrderEvent } from '#server/merchant/buying/order/order-states.ts'
import {
  findPaidOrder,
  findPendingOrder,
  applyOrderEvent,
  type Order,
} from '#server/merchant/buying/order/order.store.ts'
import { mayUsePromoCode } from '#server/merchant/buying/order/promo-uses.ts'

type OrderDeps = Pick<CommerceDeps, 'db' | 'now' | 'offers'>

/** Ends an unpaid order, releases its stock and credits its balance, unless it is not pending any more. */
export function endUnpaidOrder({ db, now, offers }: OrderDeps, order: Order, event: OrderEvent) {
  if (!applyOrderEvent(db, order, event, now())) return
  for (const { skuId, quantity } of order.document.quote.lines) offers.release(skuId, quantity)
  bookBalance(db, order, 'order-cancelled', now())
}

export function createCartOrders(deps: OrderDeps): CartOrders {
  const { db } = deps
  return {
    mayUsePromoCode: (promo, buyer) => mayUsePromoCode(db, promo, buyer),
    reservedQuantity(cartId, skuId) {
      const pending = findPendingOrder(db, cartId)
      return pending ? quantityOf(pending.document.quote, skuId) : 0
    },
    // The payment page of the old content, still open in another tab, is refused then.
    endPendingOrder(cartId) {
      const pending = findPendingOrder(db, cartId)
      if (pending) endUnpaidOrder(deps, pending, 'superseded')
    },
    paidQuote: (cartId) => findPaidOrder(db, cartId)?.document.quote ?? null,
    spendableMinor(cartId, customerId, currency) {
      if (customerId === null) return 0
      const pending = findPendingOrder(db, cartId)
      const isOwn =
        pending?.customerId === customerId && pending.document.quote.currency === currency
      const debitedMinor = pending && isOwn ? usedBalanceMinor(pending.document.quote) : 0
      return Math.max(0, balanceIn(db, customerId, currency) + debitedMinor)
    },
  }
}
