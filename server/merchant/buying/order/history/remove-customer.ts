/**
 * Removes a deleted customer from their orders. Contact data is removed from finished orders at once,
 * and from an open order when it is finished, since it must still be delivered.
 */
import type { Database } from '#server/merchant/store/database.ts'
import { allOrdersOf, removeCustomer } from '#server/merchant/buying/order/order.store.ts'

export function removeCustomerFromOrders(db: Database, customerId: number, nowMs: number): void {
  const deleteCheckout = db.prepare('DELETE FROM checkout WHERE cart_id = ?')
  for (const order of allOrdersOf(db, customerId)) {
    removeCustomer(db, order, nowMs)
    deleteCheckout.run(order.cartId)
  }
}
