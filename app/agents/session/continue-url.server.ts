import { href } from '#app/routing/href.ts'
import { openToken, sealToken } from '#app/session/sealed-token.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { findSession, sessionId, type AgentSession } from './agent-session.server.ts'

export const handoverParam = 'from'

export interface AgentHandover extends AgentSession {
  to: 'cart' | 'checkout'
}

const lifetime = '1h'

/** Where the buyer takes over the cart. Its token counts once, since the buyer owns the cart then, and for an hour. */
export async function continueUrl(
  visit: Visit,
  { platform, token: session }: AgentSession,
  to: AgentHandover['to'],
): Promise<string> {
  const token = await sealToken(sealOf(visit), { platform, session, to }, lifetime)
  return `${visit.origin}${href(visit, 'assistantCart')}?${handoverParam}=${token}`
}

/** Null for a token that is too old, unless `allowExpired`, or not the shop's. */
export async function readHandover(
  visit: Visit,
  token: string,
  { allowExpired = false } = {},
): Promise<AgentHandover | null> {
  const opened = await openToken(sealOf(visit), token, { allowExpired })
  if (!opened.ok) return null
  const { platform, session, to } = opened.value
  if (typeof platform !== 'string' || typeof session !== 'string') return null
  // The link may outlast the assistant's session, as an order does.
  const id = sessionId('order', { token: session })
  const found = await findSession(visit.config.signingKey, platform, 'order', id)
  return found && { ...found, to: to === 'cart' ? 'cart' : 'checkout' }
}

const sealOf = ({ config }: Visit) => ({
  signingKey: config.signingKey,
  purpose: 'agent handover',
  audience: config.publicOrigin,
})
