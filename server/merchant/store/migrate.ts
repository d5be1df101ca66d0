/**
 * Brings a database to the latest layout. Steps are SQL texts in the order in which they came to be:
 * append, never change. What has run is remembered by place and fingerprint, so that a changed step
 * is refused instead of being skipped in silence.
 */
import { createHash } from 'node:crypto'
import { transaction, type Database } from './database.ts'

/** @throws when a step that has run was changed since, or the database is newer than this code */
export function migrate(db: Database, steps: readonly string[]): void {
  transaction(db, () => {
    db.exec(`CREATE TABLE IF NOT EXISTS migration (
      place INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL) STRICT`)
    const done = db.prepare('SELECT fingerprint FROM migration ORDER BY place').all() as {
      fingerprint: string
    }[]
    if (done.length > steps.length) throw new Error('the database was made by a newer version')
    steps.forEach((sql, place) => {
      const fingerprint = createHash('sha256').update(sql).digest('hex')
      const before = done[place]?.fingerprint
      if (before === fingerprint) return
      if (before) throw new Error(`step ${place} of the database layout was changed after it ran`)
      db.exec(sql)
      db.prepare('INSERT INTO migration VALUES (?, ?)').run(place, fingerprint)
    })
  })
}
