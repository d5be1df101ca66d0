/** One key for each address, without an account too, so that the response time does not reveal it. Both are stored as hashes. */
import { hashOf, sign } from '#server/merchant/accounts/auth/session/digests.ts'
import type { Database } from '#server/merchant/store/database.ts'
import { table } from '#server/merchant/store/table.ts'

export const passwordResetTables = `
CREATE TABLE auth_reset (
  account TEXT PRIMARY KEY,
  key_hash TEXT NOT NULL UNIQUE,
  customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,
  mails INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX auth_reset_customer ON auth_reset (customer_id);
CREATE INDEX auth_reset_expiry ON auth_reset (expires_at);
`

export const resets = table<{
  account: string
  keyHash: string
  customerId: number | null
  mails: number
  expiresAtMs: number
}>('auth_reset')

const resetKeyLifetimeMs = 60 * 60_000
/** Limits how many mails a stranger can send to an address while a key is valid. */
const maxMails = 5

/** Makes `key` the only valid one for this address; false when that has reached its limit of mails. */
export function issueResetKey(
  db: Database,
  accountKey: Buffer,
  issued: { email: string; key: string; customerId: number | null; nowMs: number },
): boolean {
  const { email, key, customerId, nowMs } = issued
  resets.remove(db, ['expires_at <= ?', nowMs])
  return resets.insert(
    db,
    {
      account: sign(accountKey, email),
      keyHash: hashOf(key),
      customerId,
      mails: 1,
      expiresAtMs: nowMs + resetKeyLifetimeMs,
    },
    `ON CONFLICT (account) DO UPDATE SET key_hash = excluded.key_hash,
       customer_id = excluded.customer_id, mails = mails + 1, expires_at = excluded.expires_at
     WHERE mails < ${maxMails}`,
  )
}

export const isResetKey = (db: Database, key: string, nowMs: number): boolean =>
  resets.count(db, ['key_hash = ? AND expires_at > ?', hashOf(key), nowMs]) > 0

/** The customer whose password the key may change; the key is deleted. */
export function redeemResetKey(db: Database, key: string, nowMs: number): number | null {
  const valid = ['key_hash = ? AND expires_at > ?', hashOf(key), nowMs] as const
  return resets.remove(db, valid)[0]?.customerId ?? null
}
