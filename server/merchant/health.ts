import { Hono } from 'hono'
import type { Database } from './store/database.ts'

export const healthTable =
  'CREATE TABLE health (id INTEGER PRIMARY KEY, written_at INTEGER NOT NULL) STRICT'
/** How long the result of a write is answered again. */
const writtenForMs = 1_000

/** `/health`: 200 while the merchant can write, else 503, as with a full disk, when nobody can buy; `now` is in milliseconds. */
export function createHealth(db: Database, countProducts: () => number, now = Date.now): Hono {
  let written: { at: number; ok: boolean } | null = null
  const canWrite = () => {
    // A clock that was set back makes the last write one of the future.
    if (!written || Math.abs(now() - written.at) >= writtenForMs)
      written = { at: now(), ok: write(db, now()) }
    return written.ok
  }
  return new Hono().get('/health', (c) =>
    canWrite()
      ? c.json({ status: 'ok', products: countProducts() })
      : c.json({ status: 'read-only', products: countProducts() }, 503),
  )
}

function write(db: Database, at: number): boolean {
  try {
    db.prepare('INSERT OR REPLACE INTO health (id, written_at) VALUES (1, ?)').run(at)
    return true
  } catch {
    return false
  }
}
