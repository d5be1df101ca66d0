/** Ends orders that wait for a payment: their goods return to the stock. */
import type { CommerceDeps } from '../cart/commerce-deps.ts'
import type { Database } from '../../store/database.ts'
import { giveBackBalance } from './order-balance.ts'
import type { OrderEvent } from './order-states.ts'
import { findPendingOrder, moveOrder, type Order } from './order.store.ts'

/**
 * Ends an unpaid order and returns its goods and balance; false when it was not pending any more.
 */
export function releaseOrder(deps: CommerceDeps, order: Order, event: OrderEvent): boolean {
  if (!moveOrder(deps.db, order, event, deps.now())) return false
  for (const { skuId, quantity } of order.document.quote.lines) deps.stock.putBack(skuId, quantity)
  giveBackBalance(deps.db, order, deps.now())
  return true
}

/**
 * A changed cart must not be paid for as it was before: its pending order ends, and a payment page
 * that is still open in another tab is refused.
 */
export function supersedePending(deps: CommerceDeps, cartId: string): void {
  const pending = findPendingOrder(deps.db, cartId)
  if (pending) releaseOrder(deps, pending, 'superseded')
}

/**
 * Quantity of a sku that a cart's pending order has reserved: available again once the cart
 * changes.
 */
export function reservedQuantity(db: Database, cartId: string, skuId: number): number {
  const lines = findPendingOrder(db, cartId)?.document.quote.lines ?? []
  return lines.filter((line) => line.skuId === skuId).reduce((sum, line) => sum + line.quantity, 0)
}
