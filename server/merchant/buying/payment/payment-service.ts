/**
 * Sends a payer's decision to the shop and applies the response. The shop is called before the money
 * is captured, so that an order that was cancelled or replaced meanwhile is never paid.
 */
import { z } from '../../zod.ts'
import type { Database } from '../../store/database.ts'
import { paymentOutcomes, type PaymentEvent, type PaymentOutcome } from './payment-outcomes.ts'
import {
  findSession,
  applySessionEvent,
  findUnfinishedSessions,
  type PaymentSession,
} from './session.store.ts'
import { signCallback, signatureHeader } from './signature.ts'

/** Body of a callback to the shop, as JSON. */
export const paymentCallback = z.object({
  reference: z.string(),
  session: z.string(),
  event: z.enum(['captured', 'failed', 'out-of-stock']),
  amountMinor: z.number(),
  currency: z.string(),
})
export type PaymentCallback = z.infer<typeof paymentCallback>

interface PaymentServiceOptions {
  db: Database
  now: () => number
  secret: string
  /** Sends a signed callback to the shop. */
  deliver: (request: Request) => Promise<Response>
}

export type PaymentService = ReturnType<typeof createPaymentService>

export function createPaymentService(options: PaymentServiceOptions) {
  const { db, now, secret, deliver } = options
  const reloadSession = (session: PaymentSession) => findSession(db, session.id) ?? session

  async function applyDecision(session: PaymentSession): Promise<PaymentSession> {
    if (session.state !== 'deciding' || !session.outcome) return session
    const { event } = paymentOutcomes[session.outcome]
    const response = await callShop(session, event)
    if (response !== 'no-response') {
      const accepted = event === 'captured' ? 'accepted' : 'ended'
      applySessionEvent(db, session, response === 'accepted' ? accepted : 'refused')
    }
    return reloadSession(session)
  }

  async function callShop(session: PaymentSession, event: PaymentEvent) {
    const { reference, id, amountMinor, currency } = session
    const callback: PaymentCallback = { reference, session: id, event, amountMinor, currency }
    const body = JSON.stringify(callback)
    const request = new Request('http://merchant.internal/callbacks/payment', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signCallback(body, now(), secret),
      },
      body,
    })
    const response = await deliver(request).catch(() => null)
    if (!response?.ok) return 'no-response'
    const { accepted } = (await response.json()) as { accepted: boolean }
    return accepted ? 'accepted' : 'refused'
  }

  async function decide(session: PaymentSession, outcome: PaymentOutcome) {
    applySessionEvent(db, session, 'decide', outcome)
    return applyDecision(reloadSession(session))
  }

  async function continueSession(session: PaymentSession) {
    if (session.state === 'open' && session.expiresAtMs <= now()) return decide(session, 'time-out')
    return applyDecision(session)
  }

  return {
    decide,
    /** The session in its current state. Ends it if it has expired. */
    async find(id: string) {
      const session = findSession(db, id)
      return session && continueSession(session)
    },
    /** Ends expired sessions, and repeats callbacks without a response. */
    async continueSessions() {
      for (const session of findUnfinishedSessions(db, now())) await continueSession(session)
    },
  }
}
