/** The content is in `document`, which does not change; each change of the state is logged as an event. */
import { randomUUID } from 'node:crypto'
import { transaction, type Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'
import { mailboxOf, normalizeEmail } from '../../accounts/customer/email.rules.ts'
import type { TextSection } from '../../mail/create-mail.ts'
import { contentHash, redactDocument, type OrderDocument } from './order-document.ts'
import { isFinal, nextOrderState, type OrderEvent, type OrderState } from './order-states.ts'
import { keepTerms } from './order-terms.store.ts'
import { checkouts } from '../checkout/checkout.store.ts'

export const orderTables = `
CREATE TABLE shop_order (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  public_id TEXT NOT NULL UNIQUE,
  cart_id TEXT NOT NULL,
  state TEXT NOT NULL,
  email TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  document TEXT NOT NULL CHECK (json_valid(document)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  paid_at INTEGER
) STRICT;
CREATE INDEX shop_order_cart ON shop_order (cart_id);
CREATE INDEX shop_order_email ON shop_order (email);
-- A cart is paid for once, and has one order waiting for payment at most, whatever the code does.
CREATE UNIQUE INDEX shop_order_one_payment ON shop_order (cart_id) WHERE paid_at IS NOT NULL;
CREATE UNIQUE INDEX shop_order_one_pending ON shop_order (cart_id) WHERE state = 'pending-payment';
CREATE TABLE shop_order_event (
  order_number INTEGER NOT NULL REFERENCES shop_order (number),
  event TEXT NOT NULL,
  from_state TEXT,
  to_state TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX shop_order_event_order ON shop_order_event (order_number);
INSERT INTO sqlite_sequence (name, seq) VALUES ('shop_order', 100000);
`

/** Orders of a logged-in customer have a customer id; those of guests have none. */
export const orderCustomerTables = `
ALTER TABLE shop_order ADD COLUMN customer_id INTEGER;
CREATE INDEX shop_order_customer ON shop_order (customer_id);
`

/** Whether the customer was deleted: contact data is removed when the order is finished. */
export const deletedCustomerTables = `
ALTER TABLE shop_order ADD COLUMN buyer_left INTEGER NOT NULL DEFAULT 0;
`

/** The mailbox of the address, by which codes are counted; that of an older order is its address. */
export const orderMailboxTables = `
ALTER TABLE shop_order ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
UPDATE shop_order SET mailbox = email;
CREATE INDEX shop_order_mailbox ON shop_order (mailbox);
`

export interface Order {
  number: number
  /** Cannot be guessed; also the id of its payment. */
  publicId: string
  cartId: string
  state: OrderState
  email: string
  /** Null for a guest. */
  customerId: number | null
  /** The terms of purchase when it was placed; null without any. */
  termsId: number | null
  contentHash: string
  document: OrderDocument
  createdAtMs: number
  updatedAtMs: number
  paidAtMs: number | null
}

/** What the store alone reads: the mailbox, by which codes are counted, and whether the customer was deleted. */
type OrderRow = Order & { mailbox: string; buyerLeft: boolean }

export const orders = table<OrderRow>('shop_order', { document: 'json', buyerLeft: 'boolean' })
const orderEvents = table<{
  orderNumber: number
  event: string
  fromState: OrderState | null
  toState: OrderState
  atMs: number
}>('shop_order_event')

/** @param terms of purchase at this moment, in the language of the order */
export function createOrder(
  db: Database,
  {
    terms,
    ...order
  }: Pick<Order, 'cartId' | 'customerId' | 'document'> & { terms: readonly TextSection[] },
  nowMs: number,
  publicId: string = randomUUID(),
): Order {
  const { email } = order.document.checkout
  orders.insert(db, {
    ...order,
    contentHash: contentHash(order.document),
    publicId,
    termsId: keepTerms(db, terms),
    state: 'pending-payment',
    email: email.toLowerCase(),
    mailbox: mailboxOf(normalizeEmail(email)),
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  })
  const created = findOrderByPublicId(db, publicId)
  if (!created) throw new Error('an order that was written is not there')
  const { number: orderNumber, state: toState } = created
  orderEvents.insert(db, { orderNumber, event: 'place', toState, atMs: nowMs })
  return created
}

/** Returns the new state; null, without a change, when the event is not allowed in the order's state. */
export function applyOrderEvent(
  db: Database,
  order: Order,
  event: OrderEvent,
  nowMs: number,
): OrderState | null {
  const next = nextOrderState(order.state, event)
  if (!next) return null
  return transaction(db, () => {
    const { number, state } = order
    const paid = next === 'received' ? { paidAtMs: nowMs } : {}
    orders.update(db, { state: next, updatedAtMs: nowMs, ...paid }, { number })
    const logged = { orderNumber: number, event, fromState: state, toState: next, atMs: nowMs }
    orderEvents.insert(db, logged)
    if (isFinal(next) && orders.count(db, { number, buyerLeft: true })) redact(db, order, nowMs)
    return next
  })
}

export const findOrder = (db: Database, number: number): Order | null => orders.find(db, { number })

export const findOrderByPublicId = (db: Database, publicId: string): Order | null =>
  orders.find(db, { publicId })

export const findPendingOrder = (db: Database, cartId: string): Order | null =>
  orders.find(db, { cartId, state: 'pending-payment' })

export const findPaidOrder = (db: Database, cartId: string): Order | null =>
  orders.find(db, ['cart_id = ? AND paid_at IS NOT NULL', cartId])

/** Orders that have waited for their payment since a time, or longer. */
export const pendingOrdersSince = (db: Database, sinceMs: number): Order[] =>
  orders.all(db, ["state = 'pending-payment' AND created_at <= ?", sinceMs])

/** The event that ended the payment of an order; null while it is open. */
export const outcomeOf = (db: Database, { number }: Pick<Order, 'number'>): string | null =>
  orderEvents.find(db, ["order_number = ? AND from_state = 'pending-payment'", number])?.event ??
  null

/** Orders of a customer that were paid, newest first. */
export const ordersOf = (db: Database, customerId: number): Order[] =>
  orders.all(db, [
    'customer_id = ? AND paid_at IS NOT NULL ORDER BY created_at DESC, number DESC',
    customerId,
  ])

/** Contact data leaves finished orders at once, an open one when it is finished, since it must still be delivered. */
export function removeCustomerFromOrders(db: Database, customerId: number, nowMs: number): void {
  for (const order of orders.all(db, { customerId })) {
    orders.update(db, { customerId: null, buyerLeft: true }, { number: order.number })
    if (isFinal(order.state)) redact(db, order, nowMs)
    checkouts.remove(db, { cartId: order.cartId })
  }
}

/** The only function that overwrites the document. */
function redact(db: Database, { number, document }: Order, nowMs: number): void {
  const redacted = { email: '', mailbox: '', document: redactDocument(document) }
  orders.update(db, { ...redacted, updatedAtMs: nowMs }, { number })
}

/** When an order last entered a state, in milliseconds; null when it never did. */
export const stateReachedAt = (db: Database, orderNumber: number, toState: OrderState) =>
  orderEvents.find(db, ['order_number = ? AND to_state = ? ORDER BY at DESC', orderNumber, toState])
    ?.atMs ?? null

/** How many paid orders the e-mail address has up to this one, included. */
export const countPurchases = (db: Database, { email, number }: Order): number =>
  orders.count(db, ['email = ? AND paid_at IS NOT NULL AND number <= ?', email, number])
