/**
 * Removes a deleted customer from their orders. Finished orders lose the contact data at once; an
 * order under way loses it when it is finished, since it must still be delivered.
 */
import type { Database } from '../../store/database.ts'
import { allOrdersOf, removeBuyer } from './order.store.ts'

export function forgetBuyer(db: Database, customerId: number, nowMs: number): void {
  const forget = db.prepare('DELETE FROM checkout WHERE cart_id = ?')
  for (const order of allOrdersOf(db, customerId)) {
    removeBuyer(db, order, nowMs)
    forget.run(order.cartId)
  }
}
