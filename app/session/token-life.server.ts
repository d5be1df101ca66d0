import { decodeJwt } from 'jose'

/** Spec section 9: a token is renewed when this part of its lifetime has passed. */
const renewedAfter = 0.9

/** Claims of a bearer token, unverified: good for display, never for access. */
export interface TokenClaims {
  email: string | null
  /** `PERSON`, `ORGANIZATION` or another type. */
  customerType: string | null
  /** Whether a member of staff is logged in as this customer. */
  isSpoofed: boolean
  /** Whether the merchant exchanges it, once, for a session token; it grants no access by itself. */
  isForExchange: boolean
  /** Seconds since 1970; null when the token does not state it. */
  issuedAt: number | null
  expiresAt: number | null
}

const nothing: TokenClaims = {
  email: null,
  customerType: null,
  isSpoofed: false,
  isForExchange: false,
  issuedAt: null,
  expiresAt: null,
}

/** Claims of a JWT; all null for a token of another kind, which only the merchant can read. */
export function readClaims(token: string): TokenClaims {
  const claims = payloadOf(token)
  if (!claims) return nothing
  const text = (value: unknown) => (typeof value === 'string' && value ? value : null)
  const number = (value: unknown) => (Number.isFinite(value) ? (value as number) : null)
  return {
    email: text(claims.get('name')),
    customerType: text(claims.get('customertype'))?.toUpperCase() ?? null,
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

/** Whether a token should be renewed; a token without expiry lives as long as its cookie. */
export function isDue(claims: TokenClaims, nowSeconds: number): boolean {
  return claims.expiresAt !== null && dueAt(claims, claims.expiresAt) <= nowSeconds
}

/** Seconds until a token should be renewed; null for a token without expiry. */
export function secondsUntilDue(claims: TokenClaims, nowSeconds: number): number | null {
  if (claims.expiresAt === null) return null
  return Math.max(0, Math.ceil(dueAt(claims, claims.expiresAt) - nowSeconds))
}

function dueAt({ issuedAt }: TokenClaims, expiresAt: number): number {
  const from = issuedAt ?? expiresAt
  return from + renewedAfter * (expiresAt - from)
}

/** Claims by name: names in full URLs are cut to their last part (merchant API 1.8), in lower case. */
function payloadOf(token: string): ReadonlyMap<string, unknown> | null {
  try {
    return new Map(
      Object.entries(decodeJwt(token)).map(([name, value]) => [
        name.slice(name.lastIndexOf('/') + 1).toLowerCase(),
        value as unknown,
      ]),
    )
  } catch {
    return null
  }
}
