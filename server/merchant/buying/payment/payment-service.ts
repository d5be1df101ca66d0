/**
 * Passes a payer's decision to the shop and applies the response. The shop is called before
 * anything is captured, so that an order that was cancelled or replaced meanwhile is never paid
 * for.
 */
import type { Database } from '../../store/database.ts'
import { paymentOutcomes, type PaymentEvent, type PaymentOutcome } from './payment-outcomes.ts'
import { findSession, moveSession, sessionsToSweep, type PaymentSession } from './session.store.ts'
import { signCallback, signatureHeader } from './signature.ts'

/** Body of a callback to the shop, as JSON. */
export interface PaymentCallback {
  reference: string
  session: string
  event: PaymentEvent
  amountMinor: number
  currency: string
}

export interface PaymentServiceOptions {
  db: Database
  now: () => number
  secret: string
  /** Delivers a signed callback to the shop. */
  deliver: (request: Request) => Promise<Response>
}

export interface PaymentService {
  /** The session in its current state: an expired one has timed out. */
  find(id: string): Promise<PaymentSession | null>
  decide(session: PaymentSession, outcome: PaymentOutcome): Promise<PaymentSession>
  /** Ends expired sessions and repeats callbacks that the shop has not answered. */
  sweep(): Promise<void>
}

export function createPaymentService(options: PaymentServiceOptions): PaymentService {
  const { db, now, secret, deliver } = options
  const reread = (session: PaymentSession) => findSession(db, session.id) ?? session

  async function applyDecision(session: PaymentSession): Promise<PaymentSession> {
    if (session.state !== 'deciding' || !session.outcome) return session
    const { event } = paymentOutcomes[session.outcome]
    const response = await callShop(session, event)
    if (response !== 'no-answer') {
      const accepted = event === 'captured' ? 'accepted' : 'ended'
      moveSession(db, session, response === 'accepted' ? accepted : 'refused')
    }
    return reread(session)
  }

  async function callShop(session: PaymentSession, event: PaymentEvent) {
    const callback: PaymentCallback = {
      reference: session.reference,
      session: session.id,
      event,
      amountMinor: session.amountMinor,
      currency: session.currency,
    }
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
    if (!response?.ok) return 'no-answer'
    const { accepted } = (await response.json()) as { accepted: boolean }
    return accepted ? 'accepted' : 'refused'
  }

  async function decide(session: PaymentSession, outcome: PaymentOutcome) {
    moveSession(db, session, 'decide', outcome)
    return applyDecision(reread(session))
  }

  async function expireIfOverdue(session: PaymentSession) {
    if (session.state === 'open' && session.expiresAtMs <= now()) return decide(session, 'time-out')
    return applyDecision(session)
  }

  return {
    decide,
    async find(id) {
      const session = findSession(db, id)
      return session && expireIfOverdue(session)
    },
    async sweep() {
      for (const session of sessionsToSweep(db, now())) await expireIfOverdue(session)
    },
  }
}
