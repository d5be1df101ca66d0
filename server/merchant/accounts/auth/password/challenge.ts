/** Challenges of the handshake (merchant API 1.3), signed: issuing one stores no row, and reveals no account. */
import { randomBytes } from 'node:crypto'
import { areSecretsEqual, sign } from '#server/merchant/accounts/auth/session/digests.ts'
import type { Database } from '#server/merchant/store/database.ts'
import { table } from '#server/merchant/store/table.ts'

export const challengeTables = `
CREATE TABLE auth_used_challenge (
  nonce TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX auth_used_challenge_expiry ON auth_used_challenge (expires_at);
`

const usedChallenges = table<{ nonce: string; expiresAtMs: number }>('auth_used_challenge')

const challengeLifetimeMs = 60_000
const challengePattern = /^((\d{13})\.([\w-]{22}))\.([\w-]{43})$/

/** The challenge needs no escaping in a URL, because some clients do not escape it. */
export function issueChallenge(key: Buffer, username: string, nowMs: number): string {
  const unsigned = `${nowMs + challengeLifetimeMs}.${randomBytes(16).toString('base64url')}`
  return `${unsigned}.${sign(key, `${unsigned}.${username}`)}`
}

/** True if the challenge was issued to this username, has not expired and was not used before. */
export function redeemChallenge(
  db: Database,
  key: Buffer,
  { challenge, username, nowMs }: { challenge: string; username: string; nowMs: number },
): boolean {
  const [, unsigned, expiresAtMs, nonce, sent] = challengePattern.exec(challenge) ?? []
  if (!nonce || !sent || Number(expiresAtMs) < nowMs) return false
  if (!areSecretsEqual(sent, sign(key, `${unsigned}.${username}`))) return false
  usedChallenges.remove(db, ['expires_at < ?', nowMs])
  const used = { nonce, expiresAtMs: Number(expiresAtMs) }
  return usedChallenges.insert(db, used, 'ON CONFLICT DO NOTHING')
}
