/** Debited when the order is placed, credited when it ends unpaid, so that it is never spent twice. */
import { usedBalanceMinor } from '../cart/cart-quote.ts'
import { balanceEntries } from '../../accounts/customer/balance.store.ts'
import type { Database } from '../../store/database.ts'
import type { Order } from './order.store.ts'

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
