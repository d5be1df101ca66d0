/** Newsletter subscriptions of customers and guests, in one list. */
import type { LanguageCode } from '../../channel/markets.ts'
import { newsletterWelcomeMail } from '../../mail/newsletter-welcome-mail.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { transaction, type Database } from '../../store/database.ts'

export const newsletterTables = `
CREATE TABLE newsletter_subscriber (
  email TEXT PRIMARY KEY,
  tags TEXT NOT NULL CHECK (json_valid(tags)),
  at INTEGER NOT NULL
) STRICT;
`

interface Subscription {
  /** Normalized. */
  email: string
  tags?: readonly string[]
  language: LanguageCode
}

/**
 * Subscribes and sends the welcome mail, at most one a day: who has an account with another person's address
 * can unsubscribe it and subscribe it again. A repeated subscription adds new tags and sends nothing.
 */
export function subscribe(
  db: Database,
  { email, tags, language }: Subscription,
  nowMs: number,
): void {
  transaction(db, () => {
    const isNew = addSubscriber(db, email, tags ?? [], nowMs)
    const subjectKey = `${email} ${new Date(nowMs).toISOString().slice(0, 10)}`
    if (isNew)
      sendMail(db, newsletterWelcomeMail({ recipient: email, language, subjectKey }), nowMs)
  })
}

/** Adds to the list without a mail; false for an address that is in it. */
export function addSubscriber(
  db: Database,
  email: string,
  tags: readonly string[],
  nowMs: number,
): boolean {
  const row = db.prepare('SELECT tags FROM newsletter_subscriber WHERE email = ?').get(email) as
    { tags: string } | undefined
  const existingTags = row ? (JSON.parse(row.tags) as string[]) : []
  db.prepare(
    `INSERT INTO newsletter_subscriber VALUES (?, ?, ?)
     ON CONFLICT (email) DO UPDATE SET tags = excluded.tags`,
  ).run(email, JSON.stringify([...new Set([...existingTags, ...tags])].slice(0, 50)), nowMs)
  return row === undefined
}

export function unsubscribe(db: Database, email: string): void {
  db.prepare('DELETE FROM newsletter_subscriber WHERE email = ?').run(email)
}

export function isSubscribed(db: Database, email: string): boolean {
  return Boolean(db.prepare('SELECT 1 FROM newsletter_subscriber WHERE email = ?').get(email))
}
