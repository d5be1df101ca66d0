import { pageProgress } from '#app/catalogue/list/selection/list-page.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import type { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { withPausedDeadline } from '#app/gateway/resilience/deadline.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import {
  getOrderPublicDocument,
  getOrdersDocument,
  sendOrderLinkDocument,
} from './order-documents.server.ts'
import { isPublicOrderId, type Order } from './order.ts'
import { isInProgress, orderStatus } from './order-status.ts'
import { addWithdrawals, findWithdrawals } from './order-withdrawals.server.ts'
import { readOrder } from './read-order.server.ts'

/** One order weighs nine kilobytes of a page and more, and each is a request. */
const pageSize = 10

/** All orders of the customer, newest first, loaded a page at a time for as long as it takes. */
export async function listOrders(given: Visit): Promise<Order[]> {
  const visit = { ...given, deadline: undefined }
  const ids = (await listOrderHeads(visit)).map(({ publicId }) => publicId)
  const orders: Order[] = []
  while (ids.length > 0) {
    const { found, faults } = await loadOrders(visit, ids.splice(0, pageSize))
    if (faults.length > 0) throw faults[0]
    orders.push(...found)
  }
  return orders
}

/** Orders in progress first, each newest first. One that the merchant lists and cannot return is counted in `missing`. */
export async function listOrdersOfPage(visit: Visit, pageText: string | null) {
  // Two requests, one after the other, of a merchant that may be slow.
  const all = await withPausedDeadline(visit.deadline, () => listOrderHeads(visit))
  const inProgress = all.filter(({ status }) => isInProgress(orderStatus(status)))
  const sorted = [...new Set([...inProgress, ...all])]
  const progress = pageProgress(all.length, pageText, pageSize)
  const shown = sorted.slice(Math.max(0, progress.from - 1), progress.to)
  const ids = shown.map(({ publicId }) => publicId)
  const { found: orders, faults } = await loadOrders(visit, ids)
  if (faults.length > 0 && orders.length === 0) throw faults[0]
  return { orders, missing: ids.length - orders.length, progress }
}

/** Id, state and date of each of the customer's orders, newest first. Some merchants return null for none. */
export async function listOrderHeads(visit: Visit) {
  const { getOrders } = await requestMerchant(visit, getOrdersDocument, {})
  return present(getOrders)
    .filter(({ publicId }) => isPublicOrderId(publicId))
    .sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
}

async function loadOrders(visit: Visit, publicIds: string[]) {
  const faults: GatewayError[] = []
  const [orders, withdrawals] = await Promise.all([
    Promise.all(
      publicIds.map((id) =>
        findPublicOrder(visit, id).catch(fallbackTo(null, (fault) => faults.push(fault))),
      ),
    ),
    findWithdrawals(visit, publicIds),
  ])
  const [fault] = faults
  if (fault) visit.log.warn({ err: fault }, 'order lookup failed')
  return { found: addWithdrawals(visit, present(orders), withdrawals), faults }
}

/** The order of a public id, for everyone who has it; null for an unknown or malformed id. */
export async function findPublicOrder(visit: Visit, publicId: string): Promise<Order | null> {
  if (!isPublicOrderId(publicId)) return null
  const { getOrderPublic } = await requestMerchant(visit, getOrderPublicDocument, {
    publicOrderId: publicId,
  })
  return getOrderPublic ? readOrder(visit, getOrderPublic) : null
}

/** Has the link to an order mailed to its own address, so that others learn nothing. Throws without the operation. */
export async function sendOrderLink(
  visit: Visit,
  identity: { orderNumber: string; email: string },
): Promise<void> {
  await requestMerchant({ ...visit, token: null }, sendOrderLinkDocument, identity)
}
