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
  const { recipient, language, token } = reader
  const messages = mailMessages[language]
  const link = shopLink(sender.publicOrigin, language, '/account/reset-password', {
    resetKey: token,
  })
  const subject = messages.resetSubject
  return createMail(
    { kind: 'password-reset', subjectKey, recipient, language, subject },
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
  { recipient, language, token }: Reader,
  sender: Sender,
  topic: 'newsletter' | 'alerts',
  nowMs: number,
): Mail {
  const messages = mailMessages[language]
  const subjectKey = `${topic} ${recipient} ${new Date(nowMs).toISOString().slice(0, 10)}`
  const subject = messages.confirmSubject
  const link = shopLink(sender.publicOrigin, language, '/newsletter/confirm', { token })
  return createMail(
    { kind: 'confirmation', subjectKey, recipient, language, subject },
    [
      topic === 'newsletter' ? messages.confirmNewsletter : messages.confirmAlerts,
      { link, name: messages.confirmLink, isButton: true },
      messages.confirmIgnore,
    ],
    sender,
  )
}

/** Says how to end the subscription; one a day for each address. */
export function newsletterWelcomeMail(reader: Reader, sender: Sender, nowMs: number): Mail {
  const { recipient, language, token } = reader
  const { publicOrigin } = sender
  const messages = mailMessages[language]
  const link = shopLink(publicOrigin, language, '/newsletter/unsubscribe', { token })
  return createMail(
    {
      kind: 'newsletter-welcome',
      subjectKey: `${recipient} ${new Date(nowMs).toISOString().slice(0, 10)}`,
      recipient,
      language,
      subject: messages.newsletterSubject,
      headers: unsubscribeHeaders(link),
    },
    [
      messages.newsletterIntro,
      { link: shopLink(publicOrigin, language, '/', {}), name: messages.toShop, isButton: true },
      [messages.newsletterEnd, { link, name: messages.newsletterLink }],
    ],
    sender,
  )
}
