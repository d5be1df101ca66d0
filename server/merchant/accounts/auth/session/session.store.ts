/**
 * Sessions as rows. Each refresh replaces the session's refresh token by a new one. Deleting the row
 * ends the session, and makes its access tokens invalid.
 */
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { transaction, type Database } from '#server/merchant/store/database.ts'

export const sessionTables = `
CREATE TABLE auth_session (
  id TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  lifetime_s INTEGER NOT NULL,
  spoofed_by TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX auth_session_customer ON auth_session (customer_id);
CREATE INDEX auth_session_expiry ON auth_session (expires_at);
CREATE TABLE auth_refresh (
  token_hash TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES auth_session (id) ON DELETE CASCADE,
  replaced_at INTEGER
) STRICT;
CREATE INDEX auth_refresh_session ON auth_refresh (session_id);
`

export interface Session {
  id: string
  customerId: number
  /** Lifetime after each refresh. */
  lifetimeSeconds: number
  /** Member of staff who is logged in as this customer. */
  spoofedBy: string | null
  createdAtMs: number
  expiresAtMs: number
}

/** A session ends at this time, however often it is refreshed. */
const maxLifetimeMs = 90 * 24 * 3600 * 1000
/** Parallel requests with the same token count as one refresh. */
const refreshGraceMs = 10_000

const columns = `id, customer_id AS customerId, lifetime_s AS lifetimeSeconds,
  spoofed_by AS spoofedBy, created_at AS createdAtMs, expires_at AS expiresAtMs`

export function createSession(
  db: Database,
  fields: Pick<Session, 'customerId' | 'lifetimeSeconds' | 'spoofedBy'>,
  nowMs: number,
): Session {
  const expiresAtMs = nowMs + fields.lifetimeSeconds * 1000
  const session = { ...fields, id: randomUUID(), createdAtMs: nowMs, expiresAtMs }
  db.prepare('DELETE FROM auth_session WHERE expires_at <= ?').run(nowMs)
  db.prepare(
    `INSERT INTO auth_session (id, customer_id, lifetime_s, spoofed_by, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(
    session.id,
    session.customerId,
    session.lifetimeSeconds,
    session.spoofedBy,
    nowMs,
    expiresAtMs,
  )
  return session
}

/** Null when there is none, or it has ended. */
export function findSession(db: Database, id: string, nowMs: number): Session | null {
  const row = db
    .prepare(`SELECT ${columns} FROM auth_session WHERE id = ? AND expires_at > ?`)
    .get(id, nowMs)
  return (row as Session | undefined) ?? null
}

export function endSession(db: Database, id: string): void {
  db.prepare('DELETE FROM auth_session WHERE id = ?').run(id)
}

export function endSessionsOf(db: Database, customerId: number): void {
  db.prepare('DELETE FROM auth_session WHERE customer_id = ?').run(customerId)
}

/** The session's first refresh token; only its hash is stored. */
export function issueRefreshToken(db: Database, sessionId: string): string {
  const token = randomBytes(32).toString('base64url')
  insertToken(db, token, sessionId)
  return token
}

/** The session that a refresh token belongs to, whether or not the token has been replaced. */
export function findSessionOfRefreshToken(db: Database, token: string, nowMs: number) {
  const row = findToken(db, token)
  return row && findSession(db, row.sessionId, nowMs)
}

/**
 * Replaces a refresh token by its successor. A token whose successor has not been used yet gets the
 * same successor again, however late, because the first response may have been lost. A token that was
 * replaced within `refreshGraceMs` gets the newest token of the session. Any other replaced token may
 * have been stolen, so it ends the session.
 *
 * @param key successors are derived from it, so that parallel requests get the same one
 */
export function rotateRefreshToken(db: Database, key: Buffer, token: string, nowMs: number) {
  return transaction(db, () => {
    const row = findToken(db, token)
    const session = row && findSession(db, row.sessionId, nowMs)
    if (!row || !session) return null
    if (row.replacedAtMs === null) {
      const next = successorOf(key, token)
      db.prepare('UPDATE auth_refresh SET replaced_at = ? WHERE token_hash = ?').run(
        nowMs,
        hashOf(token),
      )
      insertToken(db, next, session.id)
      return { session: extendSession(db, session, nowMs), refreshToken: next }
    }
    const isSuccessorUnused = findToken(db, successorOf(key, token))?.replacedAtMs === null
    if (!isSuccessorUnused && nowMs - row.replacedAtMs > refreshGraceMs) {
      endSession(db, session.id)
      return null
    }
    return {
      session: extendSession(db, session, nowMs),
      refreshToken: newestTokenAfter(db, key, token),
    }
  })
}

function newestTokenAfter(db: Database, key: Buffer, token: string): string {
  const isReplaced = findToken(db, token)?.replacedAtMs != null
  return isReplaced ? newestTokenAfter(db, key, successorOf(key, token)) : token
}

function extendSession(db: Database, session: Session, nowMs: number): Session {
  const expiresAtMs = Math.min(
    nowMs + session.lifetimeSeconds * 1000,
    session.createdAtMs + maxLifetimeMs,
  )
  db.prepare('UPDATE auth_session SET expires_at = ? WHERE id = ?').run(expiresAtMs, session.id)
  return { ...session, expiresAtMs }
}

function findToken(db: Database, token: string) {
  const row = db
    .prepare(
      'SELECT session_id AS sessionId, replaced_at AS replacedAtMs FROM auth_refresh WHERE token_hash = ?',
    )
    .get(hashOf(token))
  return (row as { sessionId: string; replacedAtMs: number | null } | undefined) ?? null
}

function insertToken(db: Database, token: string, sessionId: string): void {
  db.prepare('INSERT INTO auth_refresh (token_hash, session_id) VALUES (?, ?)').run(
    hashOf(token),
    sessionId,
  )
}

function successorOf(key: Buffer, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
