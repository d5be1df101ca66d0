import { copyFileSync, linkSync, renameSync, rmSync } from 'node:fs'
import type { Database } from './database.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** Writes what a database holds now to a file, complete or not at all; others may read and write it meanwhile. */
export function copyDatabase(db: Database, path: string): void {
  const draft = `${path}.new`
  rmSync(draft, { force: true })
  db.prepare('VACUUM INTO ?').run(draft)
  syncToDisk(draft)
  renameSync(draft, path)
}

/** Where the former content of a file stays when it is moved forward. */
export const formerFile = (path: string, layout: string | number) => `${path}.layout-${layout}`

/** Gives a file that is never changed, only replaced, a second name; copies it where the disk has no links. */
export function keepFile(path: string, kept: string): void {
  rmSync(kept, { force: true })
  try {
    linkSync(path, kept)
  } catch {
    copyFileSync(path, kept)
  }
}
