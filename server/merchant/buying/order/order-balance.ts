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

/** Debits what an order takes from the balance, or credits it again. */
export function bookBalance(
  db: Database,
  { number, customerId, document }: Order,
  reason: 'order' | 'order-cancelled',
  atMs: number,
): void {
  const used = usedBalanceMinor(document.quote)
  // A deleted customer has no balance to credit.
  if (!used || customerId === null) return
  const { currency } = document.quote
  const amountMinor = reason === 'order' ? -used : used
  balanceEntries.insert(db, {
    customerId,
    currency,
    amountMinor,
    reason,
    orderNumber: number,
    atMs,
  })
}
