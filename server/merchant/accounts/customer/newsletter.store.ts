/** Newsletter subscriptions of customers and guests, in one list. */
import type { Database } from '../../store/database.ts'

export const newsletterTables = `
CREATE TABLE newsletter_subscriber (
  email TEXT PRIMARY KEY,
  tags TEXT NOT NULL CHECK (json_valid(tags)),
  at INTEGER NOT NULL
) STRICT;
`

/** A repeated subscription adds new tags only. */
export function subscribe(
  db: Database,
  email: string,
  tags: readonly string[],
  nowMs: number,
): void {
  const row = db.prepare('SELECT tags FROM newsletter_subscriber WHERE email = ?').get(email) as
    { tags: string } | undefined
  const existingTags = row ? (JSON.parse(row.tags) as string[]) : []
  db.prepare(
    `INSERT INTO newsletter_subscriber VALUES (?, ?, ?)
     ON CONFLICT (email) DO UPDATE SET tags = excluded.tags`,
  ).run(email, JSON.stringify([...new Set([...existingTags, ...tags])].slice(0, 50)), nowMs)
}

export function unsubscribe(db: Database, email: string): void {
  db.prepare('DELETE FROM newsletter_subscriber WHERE email = ?').run(email)
}

export function isSubscribed(db: Database, email: string): boolean {
  return Boolean(db.prepare('SELECT 1 FROM newsletter_subscriber WHERE email = ?').get(email))
}
