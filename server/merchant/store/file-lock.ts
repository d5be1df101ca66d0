/** SQLite's lock of an empty file, which ends with its process. Not a process id: in a container each start has the same ones. */
import Libsql from 'libsql'

export interface FileLock {
  release(): void
}

/** Any number hold it `shared`, one alone `exclusive`; null when another process has it otherwise. */
export function lockFile(path: string, kind: 'shared' | 'exclusive'): FileLock | null {
  const db = open(path)
  try {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY')
    db.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_master')
    return { release: () => db.close() }
  } catch (error) {
    db.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null
    throw error
  }
}

function open(path: string): Libsql.Database {
  try {
    return new Libsql(path)
  } catch (cause) {
    throw new Error(`${path} cannot be written`, { cause })
  }
}
