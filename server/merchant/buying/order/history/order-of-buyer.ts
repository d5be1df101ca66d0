import { areSecretsEqual } from '#server/merchant/accounts/auth/session/digests.ts'
import type { Database } from '#server/merchant/store/database.ts'
import { findOrder, type Order } from '#server/merchant/buying/order/order.store.ts'

/** Written as `100001`, `#100 001` or `Order 100001`, for who knows its address. A wrong address has a wrong number's result, after the same time. */
export function findOrderOfBuyer(
  db: Database,
  { orderNumber, email }: { orderNumber: string; email: string },
): Order | null {
  const number = orderNumber.replace(/\D/g, '')
  const order = /^\d{1,12}$/.test(number) ? findOrder(db, Number(number)) : null
  // The order of a deleted customer has no address.
  const isBuyer = areSecretsEqual(order?.email || 'no address', email.trim().toLowerCase())
  return order && order.email && isBuyer ? order : null
}
