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

/** The status that shoppers see of a merchant's order state (merchant API 9). An unknown one is `processing`, not hidden. */
export function orderStatus(state: string | null): OrderStatus {
  return statusOf.get(nameOf(state)) ?? 'processing'
}

export const awaitsPayment = (state: string | null): boolean => nameOf(state) === 'pending-payment'

const nameOf = (state: string | null) => (state ?? '').trim().toLowerCase()

export function isInProgress(status: OrderStatus): boolean {
  return status === 'received' || status === 'processing'
}

export interface OrderStep {
  status: OrderStatus
  state: 'done' | 'current' | 'upcoming'
}

/** The steps of an order up to its end; a completed or cancelled order has no step ahead. */
export function orderSteps(status: OrderStatus): OrderStep[] {
  const steps: OrderStatus[] =
    status === 'cancelled' ? ['received', 'cancelled'] : ['received', 'processing', 'completed']
  const current = steps.indexOf(status)
  return steps.map((step, index) => ({
    status: step,
    state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
  }))
}
