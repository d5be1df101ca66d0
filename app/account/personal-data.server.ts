import type { Visit } from '#app/visit/visit.ts'

import { getCustomer } from './customer.server.ts'
import { listOrders } from './orders/orders.server.ts'

/** The data export of a customer: everything that the shop stores about them; null for a guest. */
export async function getPersonalData(visit: Visit) {
  const [customer, orders] = await Promise.all([getCustomer(visit), listOrders(visit)])
  return customer && { exportedAt: new Date().toISOString(), customer, orders: orders ?? [] }
}
