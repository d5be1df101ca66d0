import type { Visit } from '#app/visit/visit.ts'

import { openCustomer } from './customer.server.ts'
import { openOrders } from './orders.server.ts'

/** Everything that the shop holds about a customer, as they may take it elsewhere; null for a guest. */
export async function openPersonalData(visit: Visit) {
  const [customer, orders] = await Promise.all([openCustomer(visit), openOrders(visit)])
  return customer && { exportedAt: new Date().toISOString(), customer, orders: orders ?? [] }
}
