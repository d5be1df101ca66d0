/** The customer of the session in a request's bearer token. */
import type { SignedInCustomer } from '../../graphql/context.ts'
import { readAccessToken } from './session/access-token.ts'
import type { AuthDeps } from './auth-deps.ts'
import { findSession } from './session/session.store.ts'

export function bearerTokenOf(request: Request): string | null {
  return /^Bearer +(.*\S)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

/** Null for a guest, an invalid token and an ended session. */
export async function findSignedInCustomer(
  deps: AuthDeps,
  request: Request,
): Promise<SignedInCustomer | null> {
  const token = bearerTokenOf(request)
  if (!token) return null
  const nowMs = deps.now()
  const sessionId = await readAccessToken(deps.keys.accessToken, token, nowMs)
  const session = sessionId === null ? null : findSession(deps.db, sessionId, nowMs)
  if (!session) return null
  return { customerId: session.customerId, sessionId: session.id, spoofedBy: session.spoofedBy }
}
