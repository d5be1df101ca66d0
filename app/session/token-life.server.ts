import { decodeJwt } from 'jose'

/** Spec section 9: a token is renewed when this part of its lifetime has passed. */
const renewedAfter = 0.9

/** Claims of a bearer token, unverified: good for display, never for access. */
export interface TokenClaims {
  email: string | null
  /** Whether a member of staff is logged in as this customer. */
  isSpoofed: boolean
  /** Whether the merchant exchanges it, once, for a session token; it grants no access by itself. */
  isForExchange: boolean
  /** Seconds since 1970; null when the token does not state it. */
  issuedAt: number | null
  expiresAt: number | null
}

/** Claims of a JWT; all null for a token of another kind, which only the merchant can read. */
export function readClaims(token: string): TokenClaims {
  const claims = payloadOf(token)
  const text = (value: unknown) => (typeof value === 'string' && value ? value : null)
  const number = (value: unknown) => (Number.isFinite(value) ? (value as number) : null)
  return {
    email: text(claims.get('name')),
    isSpoofed: text(claims.get('spoofedby')) !== null,
    isForExchange: claims.get('purpose') === 'exchange',
    issuedAt: number(claims.get('iat')),
    expiresAt: number(claims.get('exp')),
  }
}

/** @param nowSeconds since 1970 */
export function isExpired({ expiresAt }: TokenClaims, nowSeconds: number): boolean {
  return expiresAt !== null && expiresAt <= nowSeconds
}

/** Seconds until a token should be renewed; null for a token without expiry, which lives as long as its cookie. */
export function secondsUntilDue(
  { issuedAt, expiresAt }: TokenClaims,
  nowSeconds: number,
): number | null {
  if (expiresAt === null) return null
  const from = issuedAt ?? expiresAt
  return Math.max(0, Math.ceil(from + renewedAfter * (expiresAt - from) - nowSeconds))
}

/** Claims by name: names in full URLs are cut to their last part (merchant API 1.8), in lower case. */
function payloadOf(token: string): ReadonlyMap<string, unknown> {
  try {
    return new Map(
      Object.entries(decodeJwt(token)).map(([name, value]) => [
        name.slice(name.lastIndexOf('/') + 1).toLowerCase(),
        value as unknown,
      ]),
    )
  } catch {
    return new Map()
  }
}
