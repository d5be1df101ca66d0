/**
 * The embedded database: SQLite through libsql, one writer, synchronous calls. WAL with
 * synchronous=FULL keeps every committed row through SIGKILL and power loss.
 */
import Libsql from 'libsql'

export type Database = Libsql.Database

export function openDatabase(path: string): Database {
  const db = new Libsql(path)
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;`)
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
