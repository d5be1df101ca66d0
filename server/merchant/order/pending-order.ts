/** Letting go of an order that waits for a payment: its goods go back on the shelf. */
import type { Shop } from '../checkout/shop.ts'
import type { Database } from '../store/database.ts'
import { giveBackBalance } from './order-balance.ts'
import type { OrderEvent } from './order-states.ts'
import { findPendingOrder, moveOrder, type Order } from './order.store.ts'

/** Ends an order without payment and returns its goods and what the balance paid; false when it was not waiting any more. */
export function releaseOrder(shop: Shop, order: Order, event: OrderEvent): boolean {
  if (!moveOrder(shop.db, order, event, shop.now())) return false
  for (const { skuId, quantity } of order.document.quote.lines) shop.stock.give(skuId, quantity)
  giveBackBalance(shop.db, order, shop.now())
  return true
}

/**
 * A cart that changes must not be paid for as it was: its waiting order ends, and the payment page
 * that may still be open in another tab finds its payment refused.
 */
export function supersedePending(shop: Shop, cartId: string): void {
  const pending = findPendingOrder(shop.db, cartId)
  if (pending) releaseOrder(shop, pending, 'superseded')
}

/** Pieces of a sku that a cart's waiting order holds: they are back on the shelf once it changes. */
export function heldPieces(db: Database, cartId: string, skuId: number): number {
  const lines = findPendingOrder(db, cartId)?.document.quote.lines ?? []
  return lines.filter((line) => line.skuId === skuId).reduce((sum, line) => sum + line.quantity, 0)
}
