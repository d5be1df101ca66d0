/**
 * Sessions of the providers' forms in the checkout: one for each cart and provider. The form pays the
 * cart as it is when its button is pressed.
 */
import { randomUUID } from 'node:crypto'
import type { LanguageCode, MarketAlias } from '../../../channel/markets.ts'
import type { EmbeddedProvider } from '../../options/payment-options.ts'
import type { Database } from '../../../store/database.ts'

export const embeddedSessionTables = `
CREATE TABLE embedded_session (
  id TEXT PRIMARY KEY,
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  market TEXT NOT NULL,
  language TEXT NOT NULL,
  customer_id INTEGER,
  order_reference TEXT,
  expires_at INTEGER NOT NULL,
  UNIQUE (cart_id, provider)
) STRICT;
`

export interface EmbeddedRequest {
  cartId: string
  provider: EmbeddedProvider
  market: MarketAlias
  language: LanguageCode
  /** Null for a guest. */
  customerId: number | null
}

export interface EmbeddedSession extends EmbeddedRequest {
  id: string
  /** Public id of the order that was last paid with the form, with any result. */
  orderReference: string | null
  expiresAtMs: number
}

/** Providers end a session some minutes after its last change. */
const lifetimeMs = 15 * 60 * 1000

const columns = `id, cart_id AS cartId, provider, market, language, customer_id AS customerId,
  order_reference AS orderReference, expires_at AS expiresAtMs`

/** The session of a cart and provider, extended; a new one when there is none or it has expired. */
export function openEmbeddedSession(
  db: Database,
  request: EmbeddedRequest,
  nowMs: number,
): { session: EmbeddedSession; isNew: boolean } {
  const { cartId, provider, market, language, customerId } = request
  const before = db
    .prepare(`SELECT ${columns} FROM embedded_session WHERE cart_id = ? AND provider = ?`)
    .get(cartId, provider) as EmbeddedSession | undefined
  const isNew = !before || before.expiresAtMs <= nowMs
  const session: EmbeddedSession = {
    ...request,
    id: isNew ? randomUUID() : before.id,
    orderReference: isNew ? null : before.orderReference,
    expiresAtMs: nowMs + lifetimeMs,
  }
  db.prepare(
    `INSERT OR REPLACE INTO embedded_session
       (id, cart_id, provider, market, language, customer_id, order_reference, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    session.id,
    cartId,
    provider,
    market,
    language,
    customerId,
    session.orderReference,
    session.expiresAtMs,
  )
  return { session, isNew }
}

export function findEmbeddedSession(db: Database, id: string): EmbeddedSession | null {
  const row = db.prepare(`SELECT ${columns} FROM embedded_session WHERE id = ?`).get(id)
  return (row as EmbeddedSession | undefined) ?? null
}

/** Stores the order that the form pays, so that the id of the form leads to it. */
export function assignOrder(db: Database, id: string, orderReference: string): void {
  db.prepare('UPDATE embedded_session SET order_reference = ? WHERE id = ?').run(orderReference, id)
}
