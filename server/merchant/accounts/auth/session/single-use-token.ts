/**
 * Single-use tokens in links for staff. Links stay in browser histories, logs and mails, so the token
 * in a link gives no access by itself: it is exchanged, once, for another token. It is signed with a
 * separate key, so that it is never accepted as an access token.
 */
import { channel } from '#server/merchant/channel/markets.ts'
import type { Database } from '#server/merchant/store/database.ts'

import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { AccessToken } from './access-token.ts'

export const usedTokenTables = `
CREATE TABLE auth_used_link (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
CREATE INDEX auth_used_link_expiry ON auth_used_link (expires_at);
`

/** An unused link expires after an hour. */
const lifetimeSeconds = 3600

/** @param claims what the link is for. A storefront recognises a link token by the claim `purpose`. */
export async function signSingleUseToken(
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

type RedeemedToken = { ok: true; claims: JWTPayload } | { ok: false; reason: 'refused' | 'used' }

/** Marks a token as used. Of two simultaneous requests one succeeds. */
export async function redeemSingleUseToken(
  db: Database,
  key: Buffer,
  token: string | null,
  nowMs: number,
): Promise<RedeemedToken> {
  const claims = token === null ? null : await verifySingleUseToken(key, token, nowMs)
  if (!claims?.jti || !claims.exp) return { ok: false, reason: 'refused' }
  db.prepare('DELETE FROM auth_used_link WHERE expires_at <= ?').run(nowMs)
  const { changes } = db
    .prepare(
      'INSERT INTO auth_used_link (id, expires_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
    )
    .run(claims.jti, claims.exp * 1000)
  return changes === 1 ? { ok: true, claims } : { ok: false, reason: 'used' }
}

/** Responses to an invalid, expired or used token. */
export const singleUseTokenErrors = {
  refused: { status: 401, error: 'Unauthorized' },
  used: { status: 410, error: 'LinkUsed' },
} as const

async function verifySingleUseToken(
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
