/** Newsletter subscriptions of customers and guests, in one list. */
import type { LanguageCode } from '../../channel/markets.ts'
import { newsletterWelcomeMail } from '../../mail/account-mails.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { transaction, type Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'
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

const subscribers = table<{ email: string; tags: string[]; atMs: number; confirmed: boolean }>(
  'newsletter_subscriber',
  { tags: 'json', confirmed: 'boolean' },
)

interface Subscription {
  /** Normalized. */
  email: string
  tags?: readonly string[]
  language: LanguageCode
}

/** Subscribes and asks by mail for a confirmation, at most once a day. A confirmed subscription gets new tags and no mail. */
export function subscribe(deps: MailLinkDeps, { email, tags, language }: Subscription): void {
  const { db, now } = deps
  transaction(db, () => {
    subscribers.remove(db, ['confirmed = 0 AND at < ?', now() - confirmationMs])
    const isNew = addSubscriber(db, email, tags ?? [], now())
    if (isNew) subscribers.update(db, { confirmed: false }, { email })
    const isAsked = subscribers.count(db, { email, confirmed: false }) > 0
    if (isAsked) sendConfirmationMail(deps, { topic: 'newsletter', email, language })
  })
}

/** Sends the welcome, at most one a day; used again, nothing. False for an address that does not subscribe any more. */
export function confirmSubscription(
  deps: MailLinkDeps,
  { email, language }: Pick<Subscription, 'email' | 'language'>,
): boolean {
  const { db, now, unsubscribeKey } = deps
  return transaction(db, () => {
    if (subscribers.update(db, { confirmed: true }, { email, confirmed: false }) === 0)
      return isSubscribed(db, email)
    const token = createMailToken(unsubscribeKey, email)
    const reader = { recipient: email, language, token }
    sendMail(db, newsletterWelcomeMail(reader, deps, now()), now())
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
  const existing = subscribers.find(db, { email })
  const allTags = [...new Set([...(existing?.tags ?? []), ...tags])].slice(0, 50)
  if (existing) subscribers.update(db, { tags: allTags }, { email })
  else subscribers.insert(db, { email, tags: allTags, atMs: nowMs })
  return !existing
}

export function unsubscribe(db: Database, email: string): void {
  subscribers.remove(db, { email })
}

/** Whether the address wants the newsletter, confirmed or not. */
export function isSubscribed(db: Database, email: string): boolean {
  return subscribers.count(db, { email }) > 0
}
