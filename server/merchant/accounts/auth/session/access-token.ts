/** Access tokens: JWTs with the claims that clients of the public API read (merchant API 1.8). */
import { channel } from '#server/merchant/channel/markets.ts'
import { customerStatus } from '#server/merchant/accounts/customer/customer-status.ts'
import type { Customer } from '#server/merchant/accounts/customer/customer.store.ts'

import { errors, jwtVerify, SignJWT } from 'jose'
import type { Session } from './session.store.ts'

const issuer = 'merchant'
/** Lifetime in sessions of half an hour. */
const shortSeconds = 900
const longSeconds = 3600

export interface AccessToken {
  token: string
  /** Seconds. */
  maxAge: number
}

export async function signAccessToken(
  key: Buffer,
  customer: Customer,
  session: Session,
  nowMs: number,
): Promise<AccessToken> {
  const maxAge = session.lifetimeSeconds > 1800 ? longSeconds : shortSeconds
  const issuedAt = Math.floor(nowMs / 1000)
  const token = await new SignJWT({
    // Clients read `sid` as the user's id, so the session id is in another claim.
    sid: String(customer.id),
    session: session.id,
    name: customer.email,
    customerType: customer.customerType,
    memberType: customerStatus(customer.email).memberType,
    memberId: String(customer.id),
    memberDiscount: '0',
    ...(session.spoofedBy === null ? {} : { SpoofedBy: session.spoofedBy }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(channel.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + maxAge)
    .sign(key)
  return { token, maxAge }
}

/**
 * Session id of a valid token. Null for a token with another signature, channel or algorithm, and
 * for an expired one. Does not check whether the session still exists.
 */
export async function readAccessToken(
  key: Buffer,
  token: string,
  nowMs: number,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: channel.id,
      issuer,
      requiredClaims: ['exp', 'session'],
      currentDate: new Date(nowMs),
    })
    return typeof payload.session === 'string' ? payload.session : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
