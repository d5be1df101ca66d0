/** Who asks: the customer whose session a request's bearer token speaks for. */
import { readAccessToken } from './access-token.ts'
import type { AuthDesk } from './auth-desk.ts'
import { findSession } from './session.store.ts'

export interface SignedIn {
  customerId: number
  sessionId: string
  /** Member of staff who looks at the shop as this customer; null for the customer. */
  spoofedBy: string | null
}

export function bearerOf(request: Request): string | null {
  return /^Bearer +(.*\S)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

/** Null for a guest, for a token that is no good, and for a session that has ended. */
export async function signedInOf(desk: AuthDesk, request: Request): Promise<SignedIn | null> {
  const token = bearerOf(request)
  if (!token) return null
  const nowMs = desk.now()
  const sessionId = await readAccessToken(desk.keys.accessToken, token, nowMs)
  const session = sessionId === null ? null : findSession(desk.db, sessionId, nowMs)
  if (!session) return null
  return { customerId: session.customerId, sessionId: session.id, spoofedBy: session.spoofedBy }
}
