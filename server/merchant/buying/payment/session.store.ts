/** Payment sessions as rows. The provider has its own table and reads no other. */
import { randomUUID } from 'node:crypto'
import type { LanguageCode } from '../../channel/markets.ts'
import type { ProviderPayment } from '../options/payment-options.ts'
import type { Database } from '../../store/database.ts'
import type { PaymentOutcome } from './payment-outcomes.ts'

export const paymentTables = `
CREATE TABLE payment_session (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  order_number TEXT NOT NULL,
  amount_minor INTEGER NOT NULL CHECK (amount_minor >= 0),
  currency TEXT NOT NULL,
  method TEXT NOT NULL,
  language TEXT NOT NULL,
  success_url TEXT NOT NULL,
  failure_url TEXT NOT NULL,
  state TEXT NOT NULL,
  outcome TEXT,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_session_unsettled ON payment_session (expires_at)
  WHERE state IN ('open', 'deciding');
`

/**
 * A session is `deciding` from the payer's choice to the shop's response. It stays so after a crash, and the
 * next request or interval calls the shop again. Money is captured in `captured` only, after the shop has
 * confirmed the order.
 */
type SessionState = 'open' | 'deciding' | 'captured' | 'failed' | 'refused'
type SessionEvent = 'decide' | 'accepted' | 'ended' | 'refused'

const transitions: Record<SessionState, Partial<Record<SessionEvent, SessionState>>> = {
  open: { decide: 'deciding' },
  deciding: { accepted: 'captured', ended: 'failed', refused: 'refused' },
  captured: {},
  failed: {},
  refused: {},
}

export interface SessionRequest {
  /** The shop's id of the order; a reference has one session at most. */
  reference: string
  orderNumber: string
  amountMinor: number
  currency: string
  method: ProviderPayment
  language: LanguageCode
  successUrl: string
  failureUrl: string
}

export interface PaymentSession extends SessionRequest {
  id: string
  state: SessionState
  outcome: PaymentOutcome | null
  expiresAtMs: number
}

/**
 * How long a session is open and the stock of its order reserved: long enough to find a card, short
 * enough not to block the stock.
 */
const sessionLifetimeMs = 15 * 60 * 1000

const columns = `id, reference, order_number AS orderNumber, amount_minor AS amountMinor, currency,
  method, language, success_url AS successUrl, failure_url AS failureUrl, state, outcome,
  expires_at AS expiresAtMs`

export function createSession(
  db: Database,
  request: SessionRequest,
  nowMs: number,
): PaymentSession {
  db.prepare(
    `INSERT INTO payment_session (id, reference, order_number, amount_minor, currency, method,
       language, success_url, failure_url, state, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?)
     ON CONFLICT (reference) DO NOTHING`,
  ).run(
    randomUUID(),
    request.reference,
    request.orderNumber,
    request.amountMinor,
    request.currency,
    request.method,
    request.language,
    request.successUrl,
    request.failureUrl,
    nowMs + sessionLifetimeMs,
  )
  return db
    .prepare(`SELECT ${columns} FROM payment_session WHERE reference = ?`)
    .get(request.reference) as PaymentSession
}

export function findSession(db: Database, id: string): PaymentSession | null {
  const row = db.prepare(`SELECT ${columns} FROM payment_session WHERE id = ?`).get(id)
  return (row as PaymentSession | undefined) ?? null
}

/** Sessions that have expired, or whose decision has no response of the shop. */
export function findUnfinishedSessions(db: Database, nowMs: number): PaymentSession[] {
  return db
    .prepare(
      `SELECT ${columns} FROM payment_session
       WHERE state IN ('open', 'deciding') AND (state = 'deciding' OR expires_at <= ?)`,
    )
    .all(nowMs) as PaymentSession[]
}

/**
 * Applies an event to a session. The WHERE clause compares the state, so that of two simultaneous
 * clicks the second gets false.
 */
export function applySessionEvent(
  db: Database,
  session: PaymentSession,
  event: SessionEvent,
  outcome: PaymentOutcome | null = session.outcome,
): boolean {
  const next = transitions[session.state][event]
  if (!next) return false
  const { changes } = db
    .prepare('UPDATE payment_session SET state = ?, outcome = ? WHERE id = ? AND state = ?')
    .run(next, outcome, session.id, session.state)
  return changes === 1
}
