/** Access tokens: JWTs with the claims that clients of the public API read (merchant API 1.8). */
import { customerStatus } from '#server/merchant/accounts/customer/customer-status.ts'
import type { Customer } from '#server/merchant/accounts/customer/customer.store.ts'

import { signToken, verifyToken, type AccessToken } from './jwt.ts'
import type { Session } from './session.store.ts'

const issuer = 'merchant'
/** Lifetime in sessions of half an hour. */
const shortSeconds = 900
const longSeconds = 3600

export function signAccessToken(
  key: Buffer,
  customer: Customer,
  session: Session,
  nowMs: number,
): Promise<AccessToken> {
  const claims = {
    iss: issuer,
    // Clients read `sid` as the user's id, so the session id is in another claim.
    sid: String(customer.id),
    session: session.id,
    name: customer.email,
    customerType: customer.customerType,
    memberType: customerStatus(customer.email).memberType,
    memberId: String(customer.id),
    memberDiscount: '0',
    ...(session.spoofedBy === null ? {} : { SpoofedBy: session.spoofedBy }),
  }
  return signToken(key, claims, session.lifetimeSeconds > 1800 ? longSeconds : shortSeconds, nowMs)
}

/** Session id of a valid token; null for any other. Does not check whether the session still exists. */
export async function readAccessToken(
  key: Buffer,
  token: string,
  nowMs: number,
): Promise<string | null> {
  const requiredClaims = ['exp', 'session']
  const claims = await verifyToken(key, token, nowMs, { issuer, requiredClaims })
  return typeof claims?.session === 'string' ? claims.session : null
}
