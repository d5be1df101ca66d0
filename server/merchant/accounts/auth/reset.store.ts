/**
 * Keys of forgotten passwords as rows, one for each address at most. An address without an account
 * gets a row like any other, so that the work done does not tell the two apart; addresses and keys
 * are kept as hashes.
 */
import { createHash, createHmac } from 'node:crypto'
import type { Database } from '../../store/database.ts'

export const resetTables = `
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

export const resetLifeMs = 60 * 60_000
/** Within one key's life: a stranger can send somebody this many mails and no more. */
const mostMails = 5

/**
 * Makes `key` the only one that is good for this address. False, and nothing changed, when the
 * address has had its share of mails.
 */
export function issueReset(
  db: Database,
  accountKey: Buffer,
  issued: { email: string; key: string; customerId: number | null; nowMs: number },
): boolean {
  const { email, key, customerId, nowMs } = issued
  db.prepare('DELETE FROM auth_reset WHERE expires_at <= ?').run(nowMs)
  const { changes } = db
    .prepare(
      `INSERT INTO auth_reset (account, key_hash, customer_id, mails, expires_at)
       VALUES (?, ?, ?, 1, ?)
       ON CONFLICT (account) DO UPDATE SET key_hash = excluded.key_hash,
         customer_id = excluded.customer_id, mails = mails + 1, expires_at = excluded.expires_at
       WHERE mails < ?`,
    )
    .run(
      createHmac('sha256', accountKey).update(email).digest('base64url'),
      hashOfResetKey(key),
      customerId,
      nowMs + resetLifeMs,
      mostMails,
    )
  return changes === 1
}

/** Whose password the key may change; the key is used up by it. */
export function takeReset(db: Database, key: string, nowMs: number): number | null {
  const row = db
    .prepare('DELETE FROM auth_reset WHERE key_hash = ? AND expires_at > ? RETURNING customer_id')
    .get(hashOfResetKey(key), nowMs) as { customer_id: number | null } | undefined
  return row?.customer_id ?? null
}

export function forgetResetsOf(db: Database, customerId: number): void {
  db.prepare('DELETE FROM auth_reset WHERE customer_id = ?').run(customerId)
}

export function hashOfResetKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
