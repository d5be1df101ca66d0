/** Newsletter subscriptions of customers and guests, in one list. */
import type { LanguageCode } from '../../channel/markets.ts'
import { newsletterWelcomeMail } from '../../mail/newsletter-welcome-mail.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { transaction, type Database } from '../../store/database.ts'
import { sendConfirmationMail, confirmationMs, type MailLinkDeps } from './confirmation.ts'
import { createMailToken } from './mail-token.ts'

export const newsletterTables = `
CREATE TABLE newsletter_subscriber (
  email TEXT PRIMARY KEY,
  tags TEXT NOT NULL CHECK (json_valid(tags)),
  at INTEGER NOT NULL
) STRICT;
`

/** A subscription that nobody has confirmed gets no mail but the question. */
export const newsletterConfirmationTables = `
ALTER TABLE newsletter_subscriber ADD COLUMN confirmed INTEGER NOT NULL DEFAULT 1;
`

interface Subscription {
  /** Normalized. */
  email: string
  tags?: readonly string[]
  language: LanguageCode
}

/**
 * Subscribes, and asks by mail whether the reader wants that, at most once a day. A subscription that is confirmed
 * already adds new tags and sends nothing.
 */
export function subscribe(
  deps: MailLinkDeps,
  { email, tags, language }: Subscription,
  nowMs: number,
): void {
  const { db } = deps
  transaction(db, () => {
    db.prepare('DELETE FROM newsletter_subscriber WHERE confirmed = 0 AND at < ?').run(
      nowMs - confirmationMs,
    )
    const isNew = addSubscriber(db, email, tags ?? [], nowMs)
    if (isNew)
      db.prepare('UPDATE newsletter_subscriber SET confirmed = 0 WHERE email = ?').run(email)
    const isAsked = db
      .prepare('SELECT 1 FROM newsletter_subscriber WHERE email = ? AND confirmed = 0')
      .get(email)
    if (isAsked) sendConfirmationMail(deps, { topic: 'newsletter', email, language }, nowMs)
  })
}

/**
 * Confirms a subscription and sends the welcome, at most one a day; a link that is used again sends nothing. False for
 * an address that does not subscribe, as after the end of its subscription.
 */
export function confirmSubscription(
  { db, publicOrigin, unsubscribeKey }: MailLinkDeps,
  { email, language }: Pick<Subscription, 'email' | 'language'>,
  nowMs: number,
): boolean {
  return transaction(db, () => {
    const { changes } = db
      .prepare('UPDATE newsletter_subscriber SET confirmed = 1 WHERE email = ? AND confirmed = 0')
      .run(email)
    if (changes === 0) return isSubscribed(db, email)
    const mail = newsletterWelcomeMail({
      recipient: email,
      language,
      publicOrigin,
      token: createMailToken(unsubscribeKey, email),
      subjectKey: `${email} ${new Date(nowMs).toISOString().slice(0, 10)}`,
    })
    sendMail(db, mail, nowMs)
    return true
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
    `INSERT INTO newsletter_subscriber (email, tags, at) VALUES (?, ?, ?)
     ON CONFLICT (email) DO UPDATE SET tags = excluded.tags`,
  ).run(email, JSON.stringify([...new Set([...existingTags, ...tags])].slice(0, 50)), nowMs)
  return row === undefined
}

export function unsubscribe(db: Database, email: string): void {
  db.prepare('DELETE FROM newsletter_subscriber WHERE email = ?').run(email)
}

/** Whether the address wants the newsletter, confirmed or not. */
export function isSubscribed(db: Database, email: string): boolean {
  return Boolean(db.prepare('SELECT 1 FROM newsletter_subscriber WHERE email = ?').get(email))
}
