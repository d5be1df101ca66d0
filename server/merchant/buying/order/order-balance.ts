/**
 * A customer's balance pays as much of an order as possible. It is debited when the order is placed
 * and credited when the order ends unpaid, so that it is never spent twice.
 */
import { usedBalanceMinor } from '../cart/cart-quote.ts'
import { balanceIn, balanceEntries } from '../../accounts/customer/balance.store.ts'
import type { Database } from '../../store/database.ts'
import { findPendingOrder, type Order } from './order.store.ts'

/**
 * Minor units that a customer may spend on a cart, including what its own pending order has
 * debited.
 */
export function spendableMinor(
  db: Database,
  cartId: string,
  customerId: number | null | undefined,
  currency: string,
): number {
  if (customerId == null) return 0
  const pending = findPendingOrder(db, cartId)
  const isOwn = pending?.customerId === customerId && pending.document.quote.currency === currency
  const debitedMinor = pending && isOwn ? usedBalanceMinor(pending.document.quote) : 0
  return Math.max(0, balanceIn(db, customerId, currency) + debitedMinor)
}

export function debitBalance(db: Database, order: Order, nowMs: number): void {
  addEntry(db, order, -1, 'order', nowMs)
}

export function creditBalance(db: Database, order: Order, nowMs: number): void {
  addEntry(db, order, 1, 'order-cancelled', nowMs)
}

function addEntry(
  db: Database,
  { number, customerId, document }: Order,
  sign: 1 | -1,
  reason: 'order' | 'order-cancelled',
  nowMs: number,
): void {
  const used = usedBalanceMinor(document.quote)
  // A deleted customer has no balance to credit.
  if (!used || customerId === null) return
  balanceEntries.insert(db, {
    customerId,
    currency: document.quote.currency,
    amountMinor: sign * used,
    reason,
    orderNumber: number,
    atMs: nowMs,
  })
}
