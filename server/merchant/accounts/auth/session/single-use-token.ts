/**
 * Links for staff stay in histories, logs and mails, so their token gives no access: it is exchanged, once, for
 * another. It has its own key, so that it is never accepted as an access token.
 */
import type { Database } from '#server/merchant/store/database.ts'
import { table } from '#server/merchant/store/table.ts'

import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { signToken, verifyToken } from './jwt.ts'

export const usedTokenTables = `
CREATE TABLE auth_used_link (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
CREATE INDEX auth_used_link_expiry ON auth_used_link (expires_at);
`

/** An unused link expires after an hour. */
const lifetimeSeconds = 3600

/** @param claims what the link is for. A storefront recognises a link token by the claim `purpose`. */
export const signSingleUseToken = (key: Buffer, claims: JWTPayload, nowMs: number) =>
  signToken(key, { ...claims, purpose: 'exchange', jti: randomUUID() }, lifetimeSeconds, nowMs)

const usedTokens = table<{ id: string; expiresAtMs: number }>('auth_used_link')

type RedeemedToken = { ok: true; claims: JWTPayload } | { ok: false; reason: 'refused' | 'used' }

/** Marks a token as used. Of two simultaneous requests one succeeds. */
export async function redeemSingleUseToken(
  db: Database,
  key: Buffer,
  token: string | null,
  nowMs: number,
): Promise<RedeemedToken> {
  const requiredClaims = ['exp', 'jti']
  const claims = token === null ? null : await verifyToken(key, token, nowMs, { requiredClaims })
  if (!claims?.jti || !claims.exp) return { ok: false, reason: 'refused' }
  usedTokens.remove(db, ['expires_at <= ?', nowMs])
  const used = { id: claims.jti, expiresAtMs: claims.exp * 1000 }
  const isFirst = usedTokens.insert(db, used, 'ON CONFLICT (id) DO NOTHING')
  return isFirst ? { ok: true, claims } : { ok: false, reason: 'used' }
}
