/**
 * Brings a domain's tables to the latest layout. Steps are SQL texts in the order in which they came
 * to be: append, never change. What has run is remembered by place and fingerprint, so that a
 * changed step is refused instead of being skipped in silence.
 */
import { createHash } from 'node:crypto'
import { transaction, type Database } from './database.ts'

/**
 * @param domain whose tables these are; each has a list of steps of its own
 * @throws when a step that has run was changed since, or the database is newer than this code
 */
export function migrate(db: Database, domain: string, steps: readonly string[]): void {
  transaction(db, () => {
    db.exec(`CREATE TABLE IF NOT EXISTS migration (
      domain TEXT NOT NULL, place INTEGER NOT NULL, fingerprint TEXT NOT NULL,
      PRIMARY KEY (domain, place)) STRICT`)
    const done = db
      .prepare('SELECT fingerprint FROM migration WHERE domain = ? ORDER BY place')
      .all(domain) as { fingerprint: string }[]
    if (done.length > steps.length) {
      throw new Error(`the tables of ${domain} were made by a newer version`)
    }
    steps.forEach((sql, place) => {
      const fingerprint = createHash('sha256').update(sql).digest('hex')
      const before = done[place]?.fingerprint
      if (before === fingerprint) return
      if (before) throw new Error(`step ${place} of the tables of ${domain} changed after it ran`)
      db.exec(sql)
      db.prepare('INSERT INTO migration VALUES (?, ?, ?)').run(domain, place, fingerprint)
    })
  })
}
