/** Spec section 4: the four statuses that a shopper sees. */
export const orderStatuses = ['received', 'processing', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

const statusOf: ReadonlyMap<string, OrderStatus> = new Map([
  ['pending', 'received'],
  ['pending-payment', 'received'],
  ['backorder', 'received'],
  ['received', 'received'],
  ['partial', 'processing'],
  ['inactive', 'processing'],
  ['on-hold', 'processing'],
  ['processing', 'processing'],
  ['cancelled', 'cancelled'],
  ['out-of-stock', 'cancelled'],
  ['completed', 'completed'],
  ['refunded', 'completed'],
])

/**
 * The status of an order as the shopper sees it, by the merchant's state (merchant API 9). An unknown
 * state counts as being processed, so that no order vanishes from its buyer's list.
 */
export function orderStatus(state: string): OrderStatus {
  return statusOf.get(state.trim().toLowerCase()) ?? 'processing'
}

/** Whether more is to come, or the order is history. */
export function isUnderWay(status: OrderStatus): boolean {
  return status === 'received' || status === 'processing'
}
