/** Letting go of an order that waits for a payment: its goods go back on the shelf. */
import type { CommerceDeps } from '../cart/commerce-deps.ts'
import type { Database } from '../../store/database.ts'
import { giveBackBalance } from './order-balance.ts'
import type { OrderEvent } from './order-states.ts'
import { findPendingOrder, moveOrder, type Order } from './order.store.ts'

/** Ends an order without payment and returns its goods and what the balance paid; false when it was not waiting any more. */
export function releaseOrder(deps: CommerceDeps, order: Order, event: OrderEvent): boolean {
  if (!moveOrder(deps.db, order, event, deps.now())) return false
  for (const { skuId, quantity } of order.document.quote.lines) deps.stock.give(skuId, quantity)
  giveBackBalance(deps.db, order, deps.now())
  return true
}

/**
 * A cart that changes must not be paid for as it was: its waiting order ends, and the payment page
 * that may still be open in another tab finds its payment refused.
 */
export function supersedePending(deps: CommerceDeps, cartId: string): void {
  const pending = findPendingOrder(deps.db, cartId)
  if (pending) releaseOrder(deps, pending, 'superseded')
}

/** Pieces of a sku that a cart's waiting order holds: they are back on the shelf once it changes. */
export function heldPieces(db: Database, cartId: string, skuId: number): number {
  const lines = findPendingOrder(db, cartId)?.document.quote.lines ?? []
  return lines.filter((line) => line.skuId === skuId).reduce((sum, line) => sum + line.quantity, 0)
}
