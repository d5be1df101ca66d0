/** Each refresh replaces the refresh token. Deleting the row ends the session, and its access tokens. */
import { randomBytes, randomUUID } from 'node:crypto'
import { transaction, type Database } from '#server/merchant/store/database.ts'
import { table } from '#server/merchant/store/table.ts'

import { hashOf, sign } from './digests.ts'

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

const sessions = table<Session>('auth_session', {}, { lifetimeSeconds: 'lifetime_s' })
const refreshTokens = table<{ tokenHash: string; sessionId: string; replacedAtMs: number | null }>(
  'auth_refresh',
)

export function createSession(
  db: Database,
  fields: Pick<Session, 'customerId' | 'lifetimeSeconds' | 'spoofedBy'>,
  nowMs: number,
): Session {
  const expiresAtMs = nowMs + fields.lifetimeSeconds * 1000
  const session = { ...fields, id: randomUUID(), createdAtMs: nowMs, expiresAtMs }
  sessions.remove(db, ['expires_at <= ?', nowMs])
  sessions.insert(db, session)
  return session
}

/** Null when there is none, or it has ended. */
export const findSession = (db: Database, id: string, nowMs: number): Session | null =>
  sessions.find(db, ['id = ? AND expires_at > ?', id, nowMs])

export function endSession(db: Database, id: string): void {
  sessions.remove(db, { id })
}

export function endSessionsOf(db: Database, customerId: number): void {
  sessions.remove(db, { customerId })
}

/** The session's first refresh token; only its hash is stored. */
export function issueRefreshToken(db: Database, sessionId: string): string {
  const token = randomBytes(32).toString('base64url')
  refreshTokens.insert(db, { tokenHash: hashOf(token), sessionId })
  return token
}

/** The session that a refresh token belongs to, whether or not the token has been replaced. */
export function findSessionOfRefreshToken(db: Database, token: string, nowMs: number) {
  const row = findToken(db, token)
  return row && findSession(db, row.sessionId, nowMs)
}

/**
 * A token whose successor was not used yet gets it again, however late, because the response may have been lost; one
 * that was replaced within `refreshGraceMs` gets the newest. Any other replaced token may be stolen and ends the
 * session.
 *
 * @param key successors are derived from it, so that parallel requests get the same one
 */
export function rotateRefreshToken(db: Database, key: Buffer, token: string, nowMs: number) {
  return transaction(db, () => {
    const row = findToken(db, token)
    const session = row && findSession(db, row.sessionId, nowMs)
    if (!row || !session) return null
    if (row.replacedAtMs === null) {
      const next = sign(key, token)
      refreshTokens.update(db, { replacedAtMs: nowMs }, { tokenHash: hashOf(token) })
      refreshTokens.insert(db, { tokenHash: hashOf(next), sessionId: session.id })
      return { session: extendSession(db, session, nowMs), refreshToken: next }
    }
    const isSuccessorUnused = findToken(db, sign(key, token))?.replacedAtMs === null
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
  return isReplaced ? newestTokenAfter(db, key, sign(key, token)) : token
}

function extendSession(db: Database, session: Session, nowMs: number): Session {
  const expiresAtMs = Math.min(
    nowMs + session.lifetimeSeconds * 1000,
    session.createdAtMs + maxLifetimeMs,
  )
  sessions.update(db, { expiresAtMs }, { id: session.id })
  return { ...session, expiresAtMs }
}

const findToken = (db: Database, token: string) =>
  refreshTokens.find(db, { tokenHash: hashOf(token) })
