/** Payment sessions as rows. The provider has its own table and reads no other. */
import { randomUUID } from 'node:crypto'
import type { LanguageCode } from '../../channel/markets.ts'
import type { ProviderPayment } from '../options/payment-options.ts'
import type { Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'
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

const transitions: Partial<Record<SessionState, Partial<Record<SessionEvent, SessionState>>>> = {
  open: { decide: 'deciding' },
  deciding: { accepted: 'captured', ended: 'failed', refused: 'refused' },
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

const sessions = table<PaymentSession>('payment_session')

export function createSession(
  db: Database,
  request: SessionRequest,
  nowMs: number,
): PaymentSession {
  const session = { ...request, id: randomUUID(), state: 'open', outcome: null } as const
  const expiresAtMs = nowMs + sessionLifetimeMs
  sessions.insert(db, { ...session, expiresAtMs }, 'ON CONFLICT (reference) DO NOTHING')
  return sessions.find(db, { reference: request.reference })!
}

export const findSession = (db: Database, id: string) => sessions.find(db, { id })

/** Sessions that have expired, or whose decision has no response of the shop. */
export const findUnfinishedSessions = (db: Database, nowMs: number) =>
  sessions.all(db, [
    "state IN ('open', 'deciding') AND (state = 'deciding' OR expires_at <= ?)",
    nowMs,
  ])

/**
 * Applies an event to a session. The condition compares the state, so that of two simultaneous clicks the
 * second changes nothing.
 */
export function applySessionEvent(
  db: Database,
  session: PaymentSession,
  event: SessionEvent,
  outcome: PaymentOutcome | null = session.outcome,
): void {
  const { id, state } = session
  const next = transitions[state]?.[event]
  if (next) sessions.update(db, { state: next, outcome }, { id, state })
}
