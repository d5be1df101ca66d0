import type { WireCart } from '#app/cart/cart-documents.server.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import type { WireCheckout } from '#app/checkout/checkout-documents.server.ts'
import { changeCheckout, saveDraft } from '#app/checkout/checkout.server.ts'
import { readCheckout } from '#app/checkout/read-checkout.server.ts'
import { blankDraft } from '#app/checkout/draft/checkout-input.ts'
import { guest } from '#app/checkout/draft/draft-owner.ts'
import { hour } from '#app/kit/time.ts'
import type { Visit } from '#app/visit/visit.ts'

import { agentCounters } from './agent-counters.ts'
import type { AgentSession, SessionKind } from './agent-session.server.ts'

export type SessionState =
  | {
      kind: 'open'
      checkout: Checkout
      wire: WireCheckout & { cart: WireCart }
      /** The buyer has taken the cart over in the shop: what is typed since is theirs alone. */
      isHandedOver: boolean
    }
  /** The merchant has no open cart any more: it may have been ordered. */
  | { kind: 'closed' }
  | { kind: 'canceled' }

export async function readSession(
  visit: Visit,
  session: AgentSession,
  kind: Exclude<SessionKind, 'order'>,
): Promise<SessionState> {
  if (await isCanceled(visit, session, kind)) return { kind: 'canceled' }
  visit.cartId = session.cartId
  const wire = await changeCheckout(visit, {})
  if (!wire?.cart || wire.cart.isCompleted) return { kind: 'closed' }
  const checkout = await readCheckout(visit, wire)
  const isHandedOver = checkout.owner !== session.owner
  return { kind: 'open', checkout, wire: { ...wire, cart: wire.cart }, isHandedOver }
}

/** Removes what was typed from the merchant, and ends the session's cart or checkout. */
export async function cancelSession(
  visit: Visit,
  session: AgentSession,
  kind: Exclude<SessionKind, 'order'>,
): Promise<void> {
  await visit.counters.add(nameOf(session, kind), keptSeconds)
  await saveDraft(visit, blankDraft, kind === 'cart' ? guest : session.owner)
}

/** A cart whose checkout was cancelled may have another one. */
export async function reopenSession(visit: Visit, session: AgentSession): Promise<void> {
  await visit.counters.forget(nameOf(session, 'checkout'))
}

export async function isCanceled(
  { counters }: Pick<Visit, 'counters'>,
  session: Pick<AgentSession, 'digest'>,
  kind: SessionKind,
): Promise<boolean> {
  const names =
    kind === 'cart'
      ? [nameOf(session, 'cart')]
      : [nameOf(session, 'cart'), nameOf(session, 'checkout')]
  const shared = agentCounters(counters)
  const counts = await Promise.all(names.map((name) => shared.read(name)))
  return counts.some((count) => count !== null)
}

/** Longer than any session. */
const keptSeconds = 24 * hour

const nameOf = ({ digest }: Pick<AgentSession, 'digest'>, kind: SessionKind) =>
  `${kind} canceled ${digest}`
