/** Newsletter subscriptions of customers and guests, in one list. */
import type { LanguageCode } from '../../channel/markets.ts'
import { confirmationMail } from '../../mail/confirmation-mail.ts'
import { newsletterWelcomeMail } from '../../mail/newsletter-welcome-mail.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { transaction, type Database } from '../../store/database.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'

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

/** What the token of a link begins with, before the address. */
export const confirmNewsletter = 'confirm-newsletter:'
/** A subscription that is not confirmed in this time ends. */
const confirmationMs = 30 * 86_400_000

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
 * Subscribes, and asks by mail whether the reader wants that, at most once a day. A subscription that is confirmed
 * already adds new tags and sends nothing.
 */
export function subscribe(
  { db, publicOrigin, unsubscribeKey }: NewsletterDeps,
  { email, tags, language }: Subscription,
  nowMs: number,
): void {
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
    if (!isAsked) return
    const token = createUnsubscribeToken(unsubscribeKey, confirmNewsletter + email)
    const facts = { recipient: email, language, publicOrigin, token, topic: 'newsletter' as const }
    sendMail(db, confirmationMail(facts, nowMs), nowMs)
  })
}

/** Confirms a subscription and sends the welcome, at most one a day; a link that is used again sends nothing. */
export function confirmSubscription(
  { db, publicOrigin, unsubscribeKey }: NewsletterDeps,
  { email, language }: Pick<Subscription, 'email' | 'language'>,
  nowMs: number,
): void {
  transaction(db, () => {
    const { changes } = db
      .prepare('UPDATE newsletter_subscriber SET confirmed = 1 WHERE email = ? AND confirmed = 0')
      .run(email)
    if (changes === 0) return
    const mail = newsletterWelcomeMail({
      recipient: email,
      language,
      publicOrigin,
      token: createUnsubscribeToken(unsubscribeKey, email),
      subjectKey: `${email} ${new Date(nowMs).toISOString().slice(0, 10)}`,
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
