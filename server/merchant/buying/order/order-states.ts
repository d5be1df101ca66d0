/** State × event → state. Others are ignored, such as a late or repeated decision. An unpaid order's events are its payment's. */
const transitions = {
  'pending-payment': {
    approve: 'received',
    'lose-return': 'received',
    decline: 'cancelled',
    cancel: 'cancelled',
    blocked: 'cancelled',
    'time-out': 'cancelled',
    'out-of-stock': 'out-of-stock',
    superseded: 'cancelled',
  },
  received: {
    pack: 'processing',
    'await-stock': 'backorder',
    hold: 'on-hold',
    cancel: 'cancelled',
  },
  processing: {
    'ship-part': 'partial',
    ship: 'completed',
    'await-stock': 'backorder',
    hold: 'on-hold',
    cancel: 'cancelled',
  },
  backorder: { pack: 'processing', cancel: 'cancelled' },
  'on-hold': { release: 'processing', cancel: 'cancelled' },
  partial: { ship: 'completed', refund: 'refunded' },
  completed: { refund: 'refunded' },
  refunded: {},
  cancelled: {},
  'out-of-stock': {},
} as const

type Transitions = typeof transitions
export type OrderState = keyof Transitions
export type OrderEvent = { [State in OrderState]: keyof Transitions[State] }[OrderState]

const nextStates: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = transitions
export const orderStates = Object.keys(transitions) as OrderState[]
export const orderEvents = [
  ...new Set(Object.values(transitions).flatMap(Object.keys)),
] as OrderEvent[]

/** The state after an event; null when the event is not allowed in this state. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  return nextStates[state][event] ?? null
}

/** States in which goods are reserved for the order or have been shipped. */
export function holdsStock(state: OrderState): boolean {
  return state !== 'cancelled' && state !== 'out-of-stock'
}

export function isPaid(state: OrderState): boolean {
  return state !== 'pending-payment' && holdsStock(state)
}

/** Final states, apart from refunds. */
export function isFinal(state: OrderState): boolean {
  return Object.keys(transitions[state]).every((event) => event === 'refund')
}
