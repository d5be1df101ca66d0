import { href } from '#app/routing/href.ts'
import { openToken, sealToken } from '#app/session/sealed-token.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { AgentSession } from './agent-session.server.ts'

/** Name of the query parameter with the token. */
export const handoverParam = 'from'

/** What a buyer takes over from an assistant. */
export interface AgentHandover {
  cartId: string
  /** Owner of the typed values; the buyer becomes their owner, once. */
  owner: string
  /** Alias of the market, and the customer type, for which the cart was filled. */
  market: string
  customerType: string
  /** Digest of the session. */
  session: string
  /** Where the buyer goes on. */
  to: 'cart' | 'checkout'
}

const lifetime = '1h'

/**
 * The address at which the buyer takes over the cart and what was typed. Its token can be used once, since the buyer owns
 * the cart from then on, and within an hour.
 */
export async function continueUrl(
  visit: Visit,
  { cartId, owner, market, customerType, digest }: AgentSession,
  to: AgentHandover['to'],
): Promise<string> {
  const seal = sealOf(visit)
  const content = { cart: cartId, owner, market, type: customerType, session: digest, to }
  const token = await sealToken(seal, content, lifetime)
  return `${visit.origin}${href(visit, 'assistantCart')}?${handoverParam}=${token}`
}

/** Null for a token that is too old, or not the shop's. */
export async function readHandover(visit: Visit, token: string): Promise<AgentHandover | null> {
  const opened = await openToken(sealOf(visit), token)
  if (!opened.ok) return null
  const { cart, owner, market, type, session, to } = opened.value
  const texts = [cart, owner, market, type, session]
  if (!texts.every((text) => typeof text === 'string')) return null
  const [cartId, ownerId, alias, customerType, digest] = texts as [
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    cartId,
    owner: ownerId,
    market: alias,
    customerType,
    session: digest,
    to: to === 'cart' ? 'cart' : 'checkout',
  }
}

const sealOf = ({ config }: Visit) => ({
  signingKey: config.signingKey,
  purpose: 'agent handover',
  audience: config.publicOrigin,
})
