/**
 * A customer's balance pays what it can of an order. It is taken when the order is made, like goods
 * from the shelf, and given back when the order comes to nothing, so it can never be spent twice.
 */
import { usedBalanceMinor } from '../cart/cart-quote.ts'
import { balanceIn, enterBalance } from '../../accounts/customer/balance.store.ts'
import type { Database } from '../../store/database.ts'
import { findPendingOrder, type Order } from './order.store.ts'

/** What a customer may spend on a cart, minor units; what its own waiting order holds counts too. */
export function spendableMinor(
  db: Database,
  cartId: string,
  customerId: number | null | undefined,
  currency: string,
): number {
  if (customerId == null) return 0
  const pending = findPendingOrder(db, cartId)
  const isOwn = pending?.customerId === customerId && pending.document.quote.currency === currency
  const held = pending && isOwn ? usedBalanceMinor(pending.document.quote) : 0
  return Math.max(0, balanceIn(db, customerId, currency) + held)
}

export function takeBalance(db: Database, order: Order, nowMs: number): void {
  enter(db, order, -1, 'order', nowMs)
}

export function giveBackBalance(db: Database, order: Order, nowMs: number): void {
  enter(db, order, 1, 'order-cancelled', nowMs)
}

function enter(
  db: Database,
  { number, customerId, document }: Order,
  sign: 1 | -1,
  reason: 'order' | 'order-cancelled',
  nowMs: number,
): void {
  const used = usedBalanceMinor(document.quote)
  // A customer who has left has no balance to give anything back to.
  if (!used || customerId === null) return
  const { currency } = document.quote
  const entry = { customerId, currency, amountMinor: sign * used, reason, orderNumber: number }
  enterBalance(db, entry, nowMs)
}
