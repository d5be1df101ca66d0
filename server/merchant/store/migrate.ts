/** Steps are SQL texts: append, never change one. Each is recorded with position and hash, so that a changed one is an error. */
import { createHash } from 'node:crypto'
import { transaction, type Database } from './database.ts'

/** The steps of each domain; each domain has its own list. */
export type Domains = Readonly<Record<string, readonly string[]>>

/** Migrates all domains in one transaction, after `backUp` of data with so many steps. Throws for a changed step, or a newer database. */
export function migrateAll(db: Database, domains: Domains, backUp: (layout: number) => void): void {
  const layout = checkedLayout(db, domains)
  if (layout === Object.values(domains).flat().length) return
  if (layout > 0) backUp(layout)
  transaction(db, () => {
    for (const [domain, steps] of Object.entries(domains)) migrate(db, domain, steps)
  })
}

/** The number of steps that made a database. Throws for a changed step, or a newer database. */
export function checkedLayout(db: Database, domains: Domains): number {
  const isRecorded = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migration'").get()
  if (!isRecorded) return 0
  const names = db.prepare('SELECT DISTINCT domain FROM migration').all() as { domain: string }[]
  for (const { domain } of names) checkedSteps(db, domain, domains[domain] ?? [])
  const { count } = db.prepare('SELECT count(*) AS count FROM migration').get() as { count: number }
  return count
}

/** @param domain name under which the steps are recorded */
export function migrate(db: Database, domain: string, steps: readonly string[]): void {
  transaction(db, () => {
    db.exec(`CREATE TABLE IF NOT EXISTS migration (
      domain TEXT NOT NULL, place INTEGER NOT NULL, fingerprint TEXT NOT NULL,
      PRIMARY KEY (domain, place)) STRICT`)
    const done = checkedSteps(db, domain, steps)
    steps.slice(done).forEach((sql, position) => {
      db.exec(sql)
      const row = [domain, done + position, fingerprintOf(sql)]
      db.prepare('INSERT INTO migration VALUES (?, ?, ?)').run(...row)
    })
  })
}

/** The number of recorded steps of a domain. */
function checkedSteps(db: Database, domain: string, steps: readonly string[]): number {
  const recorded = db
    .prepare('SELECT fingerprint FROM migration WHERE domain = ? ORDER BY place')
    .all(domain) as { fingerprint: string }[]
  if (recorded.length > steps.length) {
    throw new Error(`the tables of ${domain} were made by a newer version`)
  }
  recorded.forEach(({ fingerprint }, position) => {
    if (fingerprint !== fingerprintOf(steps[position]!)) {
      throw new Error(`step ${position} of the tables of ${domain} changed after it ran`)
    }
  })
  return recorded.length
}

const fingerprintOf = (sql: string) => createHash('sha256').update(sql).digest('hex')
