/**
 * The password reset mail: one link, how long it is valid, and what to do if the recipient did not
 * request it.
 */
import { html } from 'hono/html'
import { channel, type Language } from '../channel/markets.ts'
import { mailPage } from './mail-page.ts'
import type { Mail } from './outbox.store.ts'
import { mailMessages } from './mail-messages.ts'

interface ResetMailFacts {
  recipient: string
  language: Language
  publicOrigin: string
  /** Only the link contains it. */
  key: string
  subjectKey: string
}

export function passwordResetMail(facts: ResetMailFacts): Mail {
  const { code } = facts.language
  const messages = mailMessages[code]
  const prefix = code === channel.defaultLanguage ? '' : `/${code}`
  const address = new URL(`${prefix}/account/reset-password`, facts.publicOrigin)
  address.searchParams.set('resetKey', facts.key)

  const content = html`<p>${messages.resetIntro}</p>
    <p><a href="${address.href}">${messages.resetLink}</a></p>
    <p>${messages.resetExpiry}</p>
    <p>${messages.resetIgnore}</p>`

  return {
    kind: 'password-reset',
    subjectKey: facts.subjectKey,
    recipient: facts.recipient,
    language: code,
    subject: messages.resetSubject,
    text: [
      messages.resetIntro,
      '',
      address.href,
      '',
      messages.resetExpiry,
      messages.resetIgnore,
      '',
      messages.signoff,
      'Hemvist',
      '',
    ].join('\n'),
    html: mailPage({ language: code, subject: messages.resetSubject, content }),
  }
}
