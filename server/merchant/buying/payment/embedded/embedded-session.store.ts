/** One for each cart and provider. The form pays the cart as it is when its button is pressed. */
import { randomUUID } from 'node:crypto'
import type { LanguageCode, MarketAlias } from '../../../channel/markets.ts'
import type { EmbeddedProvider } from '../../options/payment-options.ts'
import type { Database } from '../../../store/database.ts'
import { table } from '../../../store/table.ts'

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

export const embeddedSessions = table<EmbeddedSession>('embedded_session')

/** The session of a cart and provider, extended; a new one when there is none or it has expired. */
export function openEmbeddedSession(
  db: Database,
  request: EmbeddedRequest,
  nowMs: number,
): { session: EmbeddedSession; isNew: boolean } {
  const { cartId, provider } = request
  const before = embeddedSessions.find(db, { cartId, provider })
  const isNew = !before || before.expiresAtMs <= nowMs
  const session: EmbeddedSession = {
    ...request,
    id: isNew ? randomUUID() : before.id,
    orderReference: isNew ? null : before.orderReference,
    expiresAtMs: nowMs + lifetimeMs,
  }
  if (before) embeddedSessions.update(db, session, { id: before.id })
  else embeddedSessions.insert(db, session)
  return { session, isNew }
}

export const findEmbeddedSession = (db: Database, id: string) => embeddedSessions.find(db, { id })

/** The form in which an order was last paid; null for the shop's own form. */
export const findFormOfOrder = (
  db: Database,
  { cartId, publicId }: { cartId: string; publicId: string },
) =>
  embeddedSessions.find(db, [
    'cart_id = ? AND order_reference = ? ORDER BY expires_at DESC',
    cartId,
    publicId,
  ])
