/**
 * Challenges of the handshake (merchant API 1.3). A challenge contains its own signature, so that
 * issuing one stores no row and does not reveal whether the account exists. It is valid for a minute,
 * for one username, once.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/merchant/store/database.ts'
import { table } from '#server/merchant/store/table.ts'

export const challengeTables = `
CREATE TABLE auth_used_challenge (
  nonce TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX auth_used_challenge_expiry ON auth_used_challenge (expires_at);
`

const usedChallenges = table<{ nonce: string; expiresAtMs: number }>(
  'auth_used_challenge',
  'nonce, expires_at',
)

const challengeLifetimeMs = 60_000
const challengePattern = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/

/** The challenge needs no escaping in a URL, because some clients do not escape it. */
export function issueChallenge(key: Buffer, username: string, nowMs: number): string {
  const expiresAtMs = String(nowMs + challengeLifetimeMs)
  const nonce = randomBytes(16).toString('base64url')
  return `${expiresAtMs}.${nonce}.${sign(key, expiresAtMs, nonce, username).toString('base64url')}`
}

/** True if the challenge was issued to this username, has not expired and was not used before. */
export function redeemChallenge(
  db: Database,
  key: Buffer,
  { challenge, username, nowMs }: { challenge: string; username: string; nowMs: number },
): boolean {
  const [, expiresAtMs, nonce, sent] = challengePattern.exec(challenge) ?? []
  if (!expiresAtMs || !nonce || !sent || Number(expiresAtMs) < nowMs) return false
  const expected = sign(key, expiresAtMs, nonce, username)
  if (!timingSafeEqual(expected, Buffer.from(sent, 'base64url'))) return false
  usedChallenges.remove(db, ['expires_at < ?', nowMs])
  const used = { nonce, expiresAtMs: Number(expiresAtMs) }
  return usedChallenges.insert(db, used, 'ON CONFLICT DO NOTHING')
}

function sign(key: Buffer, expiresAtMs: string, nonce: string, username: string): Buffer {
  return createHmac('sha256', key).update(`${expiresAtMs}.${nonce}.${username}`).digest()
}
