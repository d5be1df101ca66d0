/** The mail that asks whether its reader signed up: for the newsletter, or for mails about prices and stock. */
import { html } from 'hono/html'
import { channel, type LanguageCode } from '../channel/markets.ts'
import { mailPage } from './mail-page.ts'
import { mailMessages } from './mail-messages.ts'
import type { Mail } from './outbox.store.ts'

interface ConfirmationMailFacts {
  recipient: string
  language: LanguageCode
  publicOrigin: string
  /** Only the link contains it. */
  token: string
  topic: 'newsletter' | 'alerts'
}

/** One a day for each address and topic, whoever asks for it. */
export function confirmationMail(facts: ConfirmationMailFacts, nowMs: number): Mail {
  const { recipient, language, publicOrigin, token, topic } = facts
  const prefix = language === channel.defaultLanguage ? '' : `/${language}`
  const link = new URL(`${prefix}/newsletter/confirm`, publicOrigin)
  link.searchParams.set('token', token)
  const messages = mailMessages[language]
  const { confirmSubject: subject, confirmLink, confirmIgnore, signoff } = messages
  const intro = topic === 'newsletter' ? messages.confirmNewsletter : messages.confirmAlerts
  return {
    kind: 'confirmation',
    subjectKey: `${topic} ${recipient} ${new Date(nowMs).toISOString().slice(0, 10)}`,
    recipient,
    language,
    subject,
    text: [intro, '', link.href, '', confirmIgnore, '', signoff, 'Hemvist', ''].join('\n'),
    html: mailPage({
      language,
      subject,
      content: html`<p>${intro}</p>
        <p><a href="${link.href}">${confirmLink}</a></p>
        <p>${confirmIgnore}</p>`,
    }),
  }
}
