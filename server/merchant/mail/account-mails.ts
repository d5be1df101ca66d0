/** Mails about an address: a new password, its confirmation, and the welcome of a new subscriber. */
import type { LanguageCode } from '../channel/markets.ts'
import { createMail } from './create-mail.ts'
import { mailMessages } from './mail-messages.ts'
import type { Mail } from './outbox.store.ts'
import type { Sender } from './sender.ts'
import { shopLink, unsubscribeHeaders } from './shop-link.ts'

interface Reader {
  recipient: string
  language: LanguageCode
  /** Only the link contains it. */
  token: string
}

/** One link, how long it is valid, and what to do if the recipient did not request it. */
export function passwordResetMail(reader: Reader, sender: Sender, subjectKey: string): Mail {
  const { token: resetKey, ...about } = reader
  const messages = mailMessages[reader.language]
  const link = shopLink(sender.publicOrigin, reader.language, '/account/reset-password', {
    resetKey,
  })
  return createMail(
    { ...about, kind: 'password-reset', subjectKey, subject: messages.resetSubject },
    [
      messages.resetIntro,
      { link, name: messages.resetLink, isButton: true },
      [messages.resetExpiry, messages.resetIgnore],
    ],
    sender,
  )
}

/** Asks whether its reader signed up; one a day for each address and topic, whoever asks for it. */
export function confirmationMail(
  { token, ...about }: Reader,
  sender: Sender,
  topic: 'newsletter' | 'alerts',
  nowMs: number,
): Mail {
  const messages = mailMessages[about.language]
  const subjectKey = `${topic} ${oneADay(about.recipient, nowMs)}`
  const link = shopLink(sender.publicOrigin, about.language, '/newsletter/confirm', { token })
  return createMail(
    { ...about, kind: 'confirmation', subjectKey, subject: messages.confirmSubject },
    [
      topic === 'newsletter' ? messages.confirmNewsletter : messages.confirmAlerts,
      { link, name: messages.confirmLink, isButton: true },
      messages.confirmIgnore,
    ],
    sender,
  )
}

/** Says how to end the subscription; one a day for each address. */
export function newsletterWelcomeMail(
  { token, ...about }: Reader,
  sender: Sender,
  nowMs: number,
): Mail {
  const messages = mailMessages[about.language]
  const toShop = (path: string, parameters: Record<string, string>) =>
    shopLink(sender.publicOrigin, about.language, path, parameters)
  const link = toShop('/newsletter/unsubscribe', { token })
  const subjectKey = oneADay(about.recipient, nowMs)
  const headers = unsubscribeHeaders(link)
  return createMail(
    {
      ...about,
      kind: 'newsletter-welcome',
      subjectKey,
      subject: messages.newsletterSubject,
      headers,
    },
    [
      messages.newsletterIntro,
      { link: toShop('/', {}), name: messages.toShop, isButton: true },
      [messages.newsletterEnd, { link, name: messages.newsletterLink }],
    ],
    sender,
  )
}

export const oneADay = (recipient: string, nowMs: number) =>
  `${recipient} ${new Date(nowMs).toISOString().slice(0, 10)}`
