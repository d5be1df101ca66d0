/** The question whether an address is that of who signed up, by a mail with a link that ends after a time. */
import type { LanguageCode } from '../../channel/markets.ts'
import { confirmationMail } from '../../mail/account-mails.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import type { Sender } from '../../mail/sender.ts'
import type { Database } from '../../store/database.ts'
import { createMailToken, readMailToken } from './mail-token.ts'

/** What is not confirmed in this time ends, and the link with it. */
export const confirmationMs = 30 * 86_400_000

export interface MailLinkDeps extends Sender {
  db: Database
  now: () => number
  /** Encrypts the tokens of the links. */
  unsubscribeKey: Buffer
}

interface Confirmation {
  topic: 'newsletter' | 'alerts'
  /** Normalized. */
  email: string
}

/** Sends the question, once a day for each address and topic. */
export function sendConfirmationMail(
  deps: MailLinkDeps,
  { topic, email, language }: Confirmation & { language: LanguageCode },
): void {
  const { db, now, unsubscribeKey } = deps
  const token = createMailToken(unsubscribeKey, `confirm-${topic}:${now()}:${email}`)
  const reader = { recipient: email, language, token }
  sendMail(db, confirmationMail(reader, deps, topic, now()), now())
}

/** What the token of a link confirms; null for another text, and for a link that has ended. */
export function readConfirmation(
  { unsubscribeKey, now }: MailLinkDeps,
  token: string,
): Confirmation | null {
  const content = readMailToken(unsubscribeKey, token) ?? ''
  const [, topic, sentAt, email] = /^confirm-(newsletter|alerts):(\d+):(.+)$/s.exec(content) ?? []
  if (!topic || !email || now() - Number(sentAt) > confirmationMs) return null
  return { topic: topic as Confirmation['topic'], email }
}
