/**
 * Tokens that travel in links to staff. Links are kept in histories, logs and mails, so such a token opens
 * nothing by itself: whoever brings it first gets another for it, and nobody after them. It has a key of
 * its own, so that no place that takes access tokens takes it.
 */
import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { channel } from '../../channel/markets.ts'
import type { Database } from '../../store/database.ts'
import type { AccessToken } from './access-token.ts'

export const linkTables = `
CREATE TABLE auth_used_link (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
CREATE INDEX auth_used_link_expiry ON auth_used_link (expires_at);
`

/** A link that nobody followed within the hour is asked for again. */
const lifetimeSeconds = 3600

/** @param claims what the link is for; a storefront reads `purpose` and knows to exchange it */
export async function signLinkToken(
  key: Buffer,
  claims: JWTPayload,
  nowMs: number,
): Promise<AccessToken> {
  const issuedAt = Math.floor(nowMs / 1000)
  const token = await new SignJWT({ ...claims, purpose: 'exchange' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(channel.id)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(key)
  return { token, maxAge: lifetimeSeconds }
}

export type TakenLink = { ok: true; claims: JWTPayload } | { ok: false; reason: 'refused' | 'used' }

/** Uses a link up: of two who bring it at the same time one is the first. */
export async function takeLinkToken(
  db: Database,
  key: Buffer,
  token: string | null,
  nowMs: number,
): Promise<TakenLink> {
  const claims = token === null ? null : await readLinkToken(key, token, nowMs)
  if (!claims?.jti || !claims.exp) return { ok: false, reason: 'refused' }
  db.prepare('DELETE FROM auth_used_link WHERE expires_at <= ?').run(nowMs)
  const { changes } = db
    .prepare(
      'INSERT INTO auth_used_link (id, expires_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
    )
    .run(claims.jti, claims.exp * 1000)
  return changes === 1 ? { ok: true, claims } : { ok: false, reason: 'used' }
}

/** How a link that opens nothing is answered. */
export const linkRefusals = {
  refused: { status: 401, error: 'Unauthorized' },
  used: { status: 410, error: 'LinkUsed' },
} as const

async function readLinkToken(
  key: Buffer,
  token: string,
  nowMs: number,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: channel.id,
      requiredClaims: ['exp', 'jti'],
      currentDate: new Date(nowMs),
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
