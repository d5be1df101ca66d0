import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { getOrderPublicDocument, getOrdersDocument } from './order-documents.server.ts'
import { isPublicOrderId } from './order-id.ts'
import type { Order } from './order.ts'
import { readOrder } from './read-order.server.ts'

/** The customer's orders, newest first; null when the merchant treats the visitor as a guest. */
export async function listOrders(visit: Visit): Promise<Order[] | null> {
  const { getOrders } = await requestMerchant(visit, getOrdersDocument, {})
  if (!getOrders) return null
  return getOrders
    .flatMap((order) => (order ? [readOrder(visit, order)] : []))
    .sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
}

/** The order of a public id, for everyone who has it; null for an unknown or malformed id. */
export async function findPublicOrder(visit: Visit, publicId: string): Promise<Order | null> {
  if (!isPublicOrderId(publicId)) return null
  const { getOrderPublic } = await requestMerchant(visit, getOrderPublicDocument, {
    publicOrderId: publicId,
  })
  return getOrderPublic ? readOrder(visit, getOrderPublic) : null
}
