import { existsSync, renameSync, rmSync } from 'node:fs'
import { openDatabase } from '../store/database.ts'

/** Files that SQLite keeps beside a database. */
const companions = ['-wal', '-shm', '-journal']

/**
 * Puts a finished database in the place of another, in one step: whoever opens `current` sees the
 * old one or the new one, whole. A process that has the old one open keeps reading it until it opens
 * the file anew. Both databases must be closed for writing.
 */
export function swapDatabase(fresh: string, current: string): void {
  // SQLite would apply a log left behind by the old database to the new one, so the old one takes
  // its log in first, and the log goes before the database does: a crash in between loses nothing.
  if (existsSync(current)) {
    emptyLog(current)
    removeCompanions(current)
  }
  emptyLog(fresh)
  removeCompanions(fresh)
  renameSync(fresh, current)
}

/** Removes a database that is not wanted, if it is there. */
export function removeDatabase(path: string): void {
  rmSync(path, { force: true })
  removeCompanions(path)
}

function emptyLog(path: string): void {
  const database = openDatabase(path)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}

function removeCompanions(path: string): void {
  for (const companion of companions) rmSync(`${path}${companion}`, { force: true })
}
