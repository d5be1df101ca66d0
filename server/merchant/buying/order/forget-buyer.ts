/**
 * Lets go of a customer who leaves. Orders that have come to an end lose the ways to reach them at
 * once; one that is under way when it comes to its end, since somebody must still deliver it.
 */
import type { Database } from '../../store/database.ts'
import { everyOrderOf, leaveOrder } from './order.store.ts'

export function forgetBuyer(db: Database, customerId: number, nowMs: number): void {
  const forget = db.prepare('DELETE FROM checkout WHERE cart_id = ?')
  for (const order of everyOrderOf(db, customerId)) {
    leaveOrder(db, order, nowMs)
    forget.run(order.cartId)
  }
}
