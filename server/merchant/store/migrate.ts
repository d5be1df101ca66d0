/**
 * Migrates a domain's tables to the latest layout. Steps are SQL texts in the order in which they
 * were added: append, never change. Each step is recorded with its position and a hash, so that a
 * changed step is refused instead of being skipped.
 */
import { createHash } from 'node:crypto'
import { transaction, type Database } from './database.ts'

/**
 * @param domain name of the tables; each has its own list of steps
 * @throws when a recorded step has changed, or the database is newer than this code
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
    steps.forEach((sql, position) => {
      const fingerprint = createHash('sha256').update(sql).digest('hex')
      const before = done[position]?.fingerprint
      if (before === fingerprint) return
      if (before)
        throw new Error(`step ${position} of the tables of ${domain} changed after it ran`)
      db.exec(sql)
      db.prepare('INSERT INTO migration VALUES (?, ?, ?)').run(domain, position, fingerprint)
    })
  })
}
