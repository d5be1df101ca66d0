/**
 * Challenges of the handshake (merchant API 1.3). A challenge carries its own signature, so that
 * issuing one stores no row and looks the same for an account that does not exist. It is valid for
 * a minute, for one username, once.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../store/database.ts'

export const challengeTables = `
CREATE TABLE auth_used_challenge (
  nonce TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX auth_used_challenge_expiry ON auth_used_challenge (expires_at);
`

const challengeLifeMs = 60_000
const shape = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/

/** Characters that need no escaping in a URL: some clients do not escape it. */
export function issueChallenge(key: Buffer, username: string, nowMs: number): string {
  const expiresAtMs = String(nowMs + challengeLifeMs)
  const nonce = randomBytes(16).toString('base64url')
  return `${expiresAtMs}.${nonce}.${proof(key, expiresAtMs, nonce, username).toString('base64url')}`
}

/** True the first time, for the username it was issued to, and within its minute. */
export function useChallenge(
  db: Database,
  key: Buffer,
  { challenge, username, nowMs }: { challenge: string; username: string; nowMs: number },
): boolean {
  const [, expiresAtMs, nonce, sent] = shape.exec(challenge) ?? []
  if (!expiresAtMs || !nonce || !sent || Number(expiresAtMs) < nowMs) return false
  const expected = proof(key, expiresAtMs, nonce, username)
  if (!timingSafeEqual(expected, Buffer.from(sent, 'base64url'))) return false
  db.prepare('DELETE FROM auth_used_challenge WHERE expires_at < ?').run(nowMs)
  const { changes } = db
    .prepare('INSERT INTO auth_used_challenge VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(nonce, Number(expiresAtMs))
  return changes === 1
}

function proof(key: Buffer, expiresAtMs: string, nonce: string, username: string): Buffer {
  return createHmac('sha256', key).update(`${expiresAtMs}.${nonce}.${username}`).digest()
}
