/** Newsletter subscriptions of customers and guests, in one list. */
import type { LanguageCode } from '../../channel/markets.ts'
import { newsletterWelcomeMail } from '../../mail/newsletter-welcome-mail.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { transaction, type Database } from '../../store/database.ts'
import { createUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts'

export const newsletterTables = `
CREATE TABLE newsletter_subscriber (
  email TEXT PRIMARY KEY,
  tags TEXT NOT NULL CHECK (json_valid(tags)),
  at INTEGER NOT NULL
) STRICT;
`

export interface NewsletterDeps {
  db: Database
  /** Origin of the storefront, which has the page of the links. */
  publicOrigin: string
  /** Encrypts the tokens of the links. */
  unsubscribeKey: Buffer
}

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
  { db, publicOrigin, unsubscribeKey }: NewsletterDeps,
  { email, tags, language }: Subscription,
  nowMs: number,
): void {
  transaction(db, () => {
    const isNew = addSubscriber(db, email, tags ?? [], nowMs)
    const subjectKey = `${email} ${new Date(nowMs).toISOString().slice(0, 10)}`
    if (!isNew) return
    const token = createUnsubscribeToken(unsubscribeKey, email)
    const mail = newsletterWelcomeMail({
      recipient: email,
      language,
      publicOrigin,
      token,
      subjectKey,
    })
    sendMail(db, mail, nowMs)
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
    | { tags: string }
    | undefined
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

/** Ends the subscription of a mail's link; false for a text that is no token. A link works again and again. */
export function unsubscribeByToken({ db, unsubscribeKey }: NewsletterDeps, token: string): boolean {
  const email = readUnsubscribeToken(unsubscribeKey, token)
  if (email !== null) unsubscribe(db, email)
  return email !== null
}

export function isSubscribed(db: Database, email: string): boolean {
  return Boolean(db.prepare('SELECT 1 FROM newsletter_subscriber WHERE email = ?').get(email))
}
