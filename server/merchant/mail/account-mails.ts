/** Mails about an address: a new password, its confirmation, and the welcome of a new subscriber. */
import type { LanguageCode } from '../channel/markets.ts'
import { createMail } from './create-mail.ts'
import { mailMessages } from './mail-messages.ts'
import type { Mail } from './outbox.store.ts'
import { shopLink, unsubscribeHeaders } from './shop-link.ts'

interface Reader {
  recipient: string
  language: LanguageCode
  publicOrigin: string
  /** Only the link contains it. */
  token: string
}

/** One link, how long it is valid, and what to do if the recipient did not request it. */
export function passwordResetMail(reader: Reader, subjectKey: string): Mail {
  const { recipient, language, publicOrigin, token } = reader
  const messages = mailMessages[language]
  const link = shopLink(publicOrigin, language, '/account/reset-password', { resetKey: token })
  const subject = messages.resetSubject
  return createMail({ kind: 'password-reset', subjectKey, recipient, language, subject }, [
    messages.resetIntro,
    { link, name: messages.resetLink },
    [messages.resetExpiry, messages.resetIgnore],
  ])
}

/** Asks whether its reader signed up; one a day for each address and topic, whoever asks for it. */
export function confirmationMail(
  { recipient, language, publicOrigin, token }: Reader,
  topic: 'newsletter' | 'alerts',
  nowMs: number,
): Mail {
  const messages = mailMessages[language]
  const subjectKey = `${topic} ${recipient} ${new Date(nowMs).toISOString().slice(0, 10)}`
  const subject = messages.confirmSubject
  return createMail({ kind: 'confirmation', subjectKey, recipient, language, subject }, [
    topic === 'newsletter' ? messages.confirmNewsletter : messages.confirmAlerts,
    {
      link: shopLink(publicOrigin, language, '/newsletter/confirm', { token }),
      name: messages.confirmLink,
    },
    messages.confirmIgnore,
  ])
}

/** Says how to end the subscription; one a day for each address. */
export function newsletterWelcomeMail(reader: Reader, nowMs: number): Mail {
  const { recipient, language, publicOrigin, token } = reader
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
    [messages.newsletterIntro, [messages.newsletterEnd, { link, name: messages.newsletterLink }]],
  )
}
