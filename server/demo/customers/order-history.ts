/** Orders of the demo's customers, as data: one for each state that an order can reach. */
import type { InitialOrder } from '#server/merchant/buying/order/initial-orders.ts'

const anna = 'anna@example.com'
const kontor = 'kontor@example.com'

/** Oldest first, so that the numbers rise with the dates. */
export const demoHistory: readonly InitialOrder[] = [
  {
    buyer: anna,
    daysAgo: 134,
    quantities: [1],
    shipping: 'pickup',
    payment: 'Card',
    events: { pack: 133, ship: 132, refund: 120 },
    parcels: [132],
    refund: { reason: 'withdrawal', toBalance: false, daysAgo: 120, amountMinor: 'all' },
  },
  {
    buyer: anna,
    daysAgo: 96,
    quantities: [2],
    shipping: 'home',
    payment: 'Swish',
    events: { cancel: 95 },
  },
  {
    buyer: kontor,
    daysAgo: 75,
    quantities: [4, 4],
    shipping: 'carryIn',
    payment: 'DirectInvoice',
    events: { pack: 74, ship: 72 },
    parcels: [72],
  },
  {
    buyer: anna,
    daysAgo: 61,
    quantities: [1, 2],
    shipping: 'home',
    payment: 'Card',
    events: { pack: 60, ship: 58 },
    parcels: [59, 58],
    refund: { reason: 'damaged', toBalance: true, daysAgo: 50, amountMinor: 500_00 },
  },
  {
    buyer: anna,
    daysAgo: 30,
    quantities: [1],
    shipping: 'carryIn',
    payment: 'DirectInvoice',
    events: { pack: 29, ship: 27 },
    parcels: [27],
  },
  {
    buyer: anna,
    daysAgo: 9,
    quantities: [1, 1],
    shipping: 'home',
    payment: 'Swish',
    events: { pack: 8, 'ship-part': 6 },
    parcels: [6],
  },
  {
    buyer: kontor,
    daysAgo: 4,
    quantities: [10],
    shipping: 'home',
    payment: 'DirectInvoice',
    events: { pack: 3 },
  },
  {
    buyer: anna,
    daysAgo: 3,
    quantities: [3],
    shipping: 'home',
    payment: 'Card',
    events: { pack: 2 },
  },
  { buyer: anna, daysAgo: 0.1, quantities: [1], shipping: 'home', payment: 'Card', events: {} },
]
