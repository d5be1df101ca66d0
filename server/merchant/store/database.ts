/**
 * SQLite through libsql, synchronously. The shop's database uses WAL with synchronous=FULL, which keeps every committed
 * row after SIGKILL and power loss; the catalogue is only read, and replaced by a new file (catalogue-writer.ts).
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

/** Throws at a write, and without a file: SQLite would create an empty one. */
export function openReadOnly(path: string): Database {
  if (!existsSync(path)) throw new Error(`there is no ${path}`)
  const db = new Libsql(path)
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = ON; PRAGMA cache_size = -65536;')
  return db
}

/** @throws when there is no such file */
export function readDatabase<T>(path: string, read: (db: Database) => T): T {
  const db = openReadOnly(path)
  try {
    return read(db)
  } finally {
    db.close()
  }
}

/** Takes the write lock at once, so that what it reads does not change. Inside another transaction it becomes part of it. */
export function transaction<T>(db: Database, run: () => T): T {
  if (db.inTransaction) return run()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = run()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // SQLite itself ends the transaction after some errors, such as a full disk.
    if (db.inTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Prepares queries whose rows have a type. */
export function queries(db: Database) {
  const query = <Row>(sql: string) => {
    const statement = db.prepare(sql)
    return {
      get: (...values: unknown[]) => statement.get(...values) as Row | undefined,
      all: (...values: unknown[]) => statement.all(...values) as Row[],
    }
  }
  return {
    query,
    /** A query of one column, which must be named `value`. */
    column<Value>(sql: string) {
      const { get, all } = query<{ value: Value }>(sql)
      return {
        get: (...values: unknown[]) => get(...values)?.value,
        all: (...values: unknown[]) => all(...values).map(({ value }) => value),
      }
    },
  }
}
