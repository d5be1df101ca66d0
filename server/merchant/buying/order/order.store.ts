/**
 * Orders as rows. The content of an order (rows, prices, addresses) is stored in `document`, which
 * does not change. Its state changes, and each change is logged as an event.
 */
import { randomUUID } from 'node:crypto'
import { transaction, type Database } from '../../store/database.ts'
import { mailboxOf, normalizeEmail } from '../../accounts/customer/email.rules.ts'
import type { OrderDocument } from './order-document.ts'
import { isFinal, nextOrderState, type OrderEvent, type OrderState } from './order-states.ts'
import { redactDocument } from './redact-order.rules.ts'

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
  /** Cannot be guessed; also the reference of the order at the payment provider. */
  publicId: string
  cartId: string
  state: OrderState
  email: string
  /** Null for a guest. */
  customerId: number | null
  contentHash: string
  document: OrderDocument
  createdAtMs: number
  updatedAtMs: number
  paidAtMs: number | null
}

const columns = `number, public_id AS publicId, cart_id AS cartId, state, email,
  customer_id AS customerId, content_hash AS contentHash, document, created_at AS createdAtMs, updated_at AS updatedAtMs,
  paid_at AS paidAtMs`

export function createOrder(
  db: Database,
  order: Pick<Order, 'cartId' | 'email' | 'customerId' | 'contentHash' | 'document'>,
  nowMs: number,
  publicId: string = randomUUID(),
): Order {
  db.prepare(
    `INSERT INTO shop_order (public_id, cart_id, state, email, mailbox, customer_id, content_hash,
       document, created_at, updated_at) VALUES (?, ?, 'pending-payment', ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    publicId,
    order.cartId,
    order.email.toLowerCase(),
    mailboxOf(normalizeEmail(order.email)),
    order.customerId,
    order.contentHash,
    JSON.stringify(order.document),
    nowMs,
    nowMs,
  )
  const created = findOrderByPublicId(db, publicId)
  if (!created) throw new Error('an order that was written is not there')
  logEvent(db, created.number, 'place', null, 'pending-payment', nowMs)
  return created
}

/**
 * Applies an event to an order and returns its new state. Returns null and changes nothing when the
 * event is not allowed in the order's state.
 */
export function applyOrderEvent(
  db: Database,
  order: Order,
  event: OrderEvent,
  nowMs: number,
): OrderState | null {
  const next = nextOrderState(order.state, event)
  if (!next) return null
  return transaction(db, () => {
    db.prepare(
      `UPDATE shop_order SET state = ?, updated_at = ?,
         paid_at = CASE WHEN ? = 'payment-captured' THEN ? ELSE paid_at END WHERE number = ?`,
    ).run(next, nowMs, event, nowMs, order.number)
    logEvent(db, order.number, event, order.state, next, nowMs)
    if (isFinal(next) && isCustomerDeleted(db, order.number)) redact(db, order, nowMs)
    return next
  })
}

export function findOrder(db: Database, number: number): Order | null {
  return parseRow(db.prepare(`SELECT ${columns} FROM shop_order WHERE number = ?`).get(number))
}

export function findOrderByPublicId(db: Database, publicId: string): Order | null {
  return parseRow(db.prepare(`SELECT ${columns} FROM shop_order WHERE public_id = ?`).get(publicId))
}

export function findPendingOrder(db: Database, cartId: string): Order | null {
  return parseRow(
    db
      .prepare(`SELECT ${columns} FROM shop_order WHERE cart_id = ? AND state = 'pending-payment'`)
      .get(cartId),
  )
}

export function findPaidOrder(db: Database, cartId: string): Order | null {
  return parseRow(
    db
      .prepare(`SELECT ${columns} FROM shop_order WHERE cart_id = ? AND paid_at IS NOT NULL`)
      .get(cartId),
  )
}

/** Orders of a customer that were paid, newest first. */
export function ordersOf(db: Database, customerId: number): Order[] {
  return db
    .prepare(
      `SELECT ${columns} FROM shop_order WHERE customer_id = ? AND paid_at IS NOT NULL
       ORDER BY created_at DESC, number DESC`,
    )
    .all(customerId)
    .flatMap((row) => parseRow(row) ?? [])
}

/** All orders of a customer, unpaid ones included. */
export function allOrdersOf(db: Database, customerId: number): Order[] {
  return db
    .prepare(`SELECT ${columns} FROM shop_order WHERE customer_id = ?`)
    .all(customerId)
    .flatMap((row) => parseRow(row) ?? [])
}

/** Removes the customer from an order, and its contact data as soon as the order is finished. */
export function removeCustomer(db: Database, order: Order, nowMs: number): void {
  db.prepare('UPDATE shop_order SET customer_id = NULL, buyer_left = 1 WHERE number = ?').run(
    order.number,
  )
  if (isFinal(order.state)) redact(db, order, nowMs)
}

function isCustomerDeleted(db: Database, number: number): boolean {
  const row = db.prepare('SELECT buyer_left AS left FROM shop_order WHERE number = ?').get(number)
  return (row as { left: number }).left === 1
}

/** The only function that overwrites the document. */
function redact(db: Database, { number, document }: Order, nowMs: number): void {
  db.prepare(
    "UPDATE shop_order SET email = '', mailbox = '', document = ?, updated_at = ? WHERE number = ?",
  ).run(JSON.stringify(redactDocument(document)), nowMs, number)
}

/** When an order last entered a state, in milliseconds; null when it never did. */
export function stateReachedAt(db: Database, number: number, state: OrderState): number | null {
  const row = db
    .prepare('SELECT max(at) AS at FROM shop_order_event WHERE order_number = ? AND to_state = ?')
    .get(number, state) as { at: number | null }
  return row.at
}

/** How many paid orders the e-mail address has up to this one, included. */
export function countPurchases(db: Database, order: Order): number {
  const row = db
    .prepare(
      'SELECT count(*) AS count FROM shop_order WHERE email = ? AND paid_at IS NOT NULL AND number <= ?',
    )
    .get(order.email, order.number) as { count: number }
  return row.count
}

function logEvent(
  db: Database,
  number: number,
  event: string,
  from: OrderState | null,
  to: OrderState,
  nowMs: number,
): void {
  db.prepare('INSERT INTO shop_order_event VALUES (?, ?, ?, ?, ?)').run(
    number,
    event,
    from,
    to,
    nowMs,
  )
}

function parseRow(row: unknown): Order | null {
  if (!row) return null
  const order = row as Omit<Order, 'document'> & { document: string }
  return { ...order, document: JSON.parse(order.document) as OrderDocument }
}
