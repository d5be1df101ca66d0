/**
 * The embedded databases: SQLite through libsql, synchronous calls. The shop's own database (carts,
 * orders) runs in WAL with synchronous=FULL, which keeps every committed row through SIGKILL and
 * power loss. The catalogue is another file, built aside and swapped in whole (catalogue-writer.ts),
 * and is only ever read here.
 */
import { existsSync } from 'node:fs'
import Libsql from 'libsql'

export type Database = Libsql.Database

export function openDatabase(path: string): Database {
  const db = new Libsql(path)
  db.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;`)
  return db
}

/**
 * Opens a finished file for reading; an attempt to write to it throws.
 *
 * @throws when there is no file: SQLite would make an empty one, which others would take for filled
 */
export function openReadOnly(path: string): Database {
  if (!existsSync(path)) throw new Error(`there is no ${path}`)
  const db = new Libsql(path)
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = ON; PRAGMA cache_size = -65536;')
  return db
}

/**
 * Runs `work` whole or not at all. Takes the write lock at once, so that what is read inside stays
 * true until the commit; inside another transaction it is simply part of that one.
 */
export function transaction<T>(db: Database, work: () => T): T {
  if (db.inTransaction) return work()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
