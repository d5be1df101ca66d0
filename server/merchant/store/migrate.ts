/**
 * Migrates the tables of a domain to the latest layout. Steps are SQL texts in the order in which
 * they were added: append new ones, never change one. Each step is recorded with its position and a
 * hash, so that a changed step is an error instead of being skipped.
 */
import { createHash } from 'node:crypto'
import { transaction, type Database } from './database.ts'

/**
 * @param domain name under which the steps are recorded; each domain has its own list
 * @throws when a recorded step has changed, or the database is newer than this code
 */
export function migrate(db: Database, domain: string, steps: readonly string[]): void {
  transaction(db, () => {
    db.exec(`CREATE TABLE IF NOT EXISTS migration (
      domain TEXT NOT NULL, place INTEGER NOT NULL, fingerprint TEXT NOT NULL,
      PRIMARY KEY (domain, place)) STRICT`)
    const recordedSteps = db
      .prepare('SELECT fingerprint FROM migration WHERE domain = ? ORDER BY place')
      .all(domain) as { fingerprint: string }[]
    if (recordedSteps.length > steps.length) {
      throw new Error(`the tables of ${domain} were made by a newer version`)
    }
    steps.forEach((sql, position) => {
      const fingerprint = createHash('sha256').update(sql).digest('hex')
      const recorded = recordedSteps[position]?.fingerprint
      if (recorded === fingerprint) return
      if (recorded)
        throw new Error(`step ${position} of the tables of ${domain} changed after it ran`)
      db.exec(sql)
      db.prepare('INSERT INTO migration VALUES (?, ?, ?)').run(domain, position, fingerprint)
    })
  })
}
