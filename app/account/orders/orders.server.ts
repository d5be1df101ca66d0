import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import {
  getOrderPublicDocument,
  getOrdersDocument,
  sendOrderLinkDocument,
} from './order-documents.server.ts'
import { isPublicOrderId, type Order } from './order.ts'
import { addWithdrawals } from './order-withdrawals.server.ts'
import { readOrder } from './read-order.server.ts'

/** The customer's orders, newest first. Some merchants return null for none. */
export async function listOrders(visit: Visit): Promise<Order[]> {
  const { getOrders } = await requestMerchant(visit, getOrdersDocument, {})
  const orders = present(getOrders)
    .map((order) => readOrder(visit, order))
    .sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
  return addWithdrawals(visit, orders)
}

/** The order of a public id, for everyone who has it; null for an unknown or malformed id. */
export async function findPublicOrder(visit: Visit, publicId: string): Promise<Order | null> {
  if (!isPublicOrderId(publicId)) return null
  const { getOrderPublic } = await requestMerchant(visit, getOrderPublicDocument, {
    publicOrderId: publicId,
  })
  return getOrderPublic ? readOrder(visit, getOrderPublic) : null
}

/**
 * Has the link to an order mailed to the order's own address. Who merely knows its number and address learns nothing,
 * not even whether it exists. The account of the visitor does not matter. Throws for a merchant without the operation.
 */
export async function sendOrderLink(
  visit: Visit,
  identity: { orderNumber: string; email: string },
): Promise<void> {
  await requestMerchant({ ...visit, token: null }, sendOrderLinkDocument, identity)
}
