/** Links of staff stay in histories and logs, so their token is no access token (its key is another): it is exchanged, once. */
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

/** The claims of a token, which is used then. Of two simultaneous requests one succeeds. */
export async function redeemSingleUseToken(
  db: Database,
  key: Buffer,
  token: string | null,
  nowMs: number,
): Promise<JWTPayload | 'refused' | 'used'> {
  const requiredClaims = ['exp', 'jti']
  const claims = token === null ? null : await verifyToken(key, token, nowMs, { requiredClaims })
  if (!claims?.jti || !claims.exp) return 'refused'
  usedTokens.remove(db, ['expires_at <= ?', nowMs])
  const used = { id: claims.jti, expiresAtMs: claims.exp * 1000 }
  const isFirst = usedTokens.insert(db, used, 'ON CONFLICT (id) DO NOTHING')
  return isFirst ? claims : 'used'
}
