/** Spec section 4: the four statuses that a shopper sees. */
export type OrderStatus = 'received' | 'processing' | 'completed' | 'cancelled'

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
 * Maps the merchant's order state (merchant API 9) to the status that shoppers see. An unknown state
 * maps to `processing`, so that no order disappears from its buyer's list.
 */
export function orderStatus(state: string): OrderStatus {
  return statusOf.get(state.trim().toLowerCase()) ?? 'processing'
}

/** Whether the order is still in progress. */
export function isUnderWay(status: OrderStatus): boolean {
  return status === 'received' || status === 'processing'
}
