/** Ends orders that wait for a payment, and releases their stock. */
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import type { Database } from '#server/merchant/store/database.ts'
import { bookBalance } from '#server/merchant/buying/order/order-balance.ts'
import type { OrderEvent } from '#server/merchant/buying/order/order-states.ts'
import {
  findPendingOrder,
  applyOrderEvent,
  type Order,
} from '#server/merchant/buying/order/order.store.ts'

/** Ends an unpaid order, releases its stock and credits its balance, unless it is not pending any more. */
export function endUnpaidOrder(deps: CommerceDeps, order: Order, event: OrderEvent): void {
  if (!applyOrderEvent(deps.db, order, event, deps.now())) return
  for (const { skuId, quantity } of order.document.quote.lines) deps.stock.release(skuId, quantity)
  bookBalance(deps.db, order, 'order-cancelled', deps.now())
}

/**
 * Ends the pending order of a changed cart, so that the payment page of the old content, still open
 * in another tab, is refused.
 */
export function endPendingOrder(deps: CommerceDeps, cartId: string): void {
  const pending = findPendingOrder(deps.db, cartId)
  if (pending) endUnpaidOrder(deps, pending, 'superseded')
}

/**
 * Quantity of a sku that a cart's pending order has reserved: available again once the cart
 * changes.
 */
export function reservedQuantity(db: Database, cartId: string, skuId: number): number {
  const lines = findPendingOrder(db, cartId)?.document.quote.lines ?? []
  return lines.filter((line) => line.skuId === skuId).reduce((sum, line) => sum + line.quantity, 0)
}
