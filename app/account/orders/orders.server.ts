import { pageProgress } from '#app/catalogue/list/selection/list-page.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import {
  getOrderPublicDocument,
  getOrdersDocument,
  sendOrderLinkDocument,
  type WireOrder,
} from './order-documents.server.ts'
import { isPublicOrderId, type Order } from './order.ts'
import { isInProgress, orderStatus } from './order-status.ts'
import { addWithdrawals } from './order-withdrawals.server.ts'
import { readOrder } from './read-order.server.ts'

/** The API has no pages of orders; one order weighs nine kilobytes of a page. */
const pageSize = 20

/** All orders of the customer, newest first. */
export async function listOrders(visit: Visit): Promise<Order[]> {
  return readOrders(visit, await loadOrders(visit))
}

/** A page of the customer's orders: those in progress before all others, each newest first. */
export async function listOrdersOfPage(visit: Visit, pageText: string | null) {
  const all = await loadOrders(visit)
  const inProgress = all.filter(({ status }) => isInProgress(orderStatus(status)))
  const sorted = [...new Set([...inProgress, ...all])]
  const progress = pageProgress(all.length, pageText, pageSize)
  const shown = sorted.slice(Math.max(0, progress.from - 1), progress.to)
  return { orders: await readOrders(visit, shown), progress }
}

/** Some merchants return null for none. */
async function loadOrders(visit: Visit): Promise<WireOrder[]> {
  const { getOrders } = await requestMerchant(visit, getOrdersDocument, {})
  return present(getOrders).sort((one, other) =>
    (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
  )
}

function readOrders(visit: Visit, orders: readonly WireOrder[]): Promise<Order[]> {
  return addWithdrawals(
    visit,
    orders.map((order) => readOrder(visit, order)),
  )
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
