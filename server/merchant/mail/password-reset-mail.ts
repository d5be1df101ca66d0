/**
 * The password reset mail: one link, how long it is valid, and what to do if the recipient did not
 * request it.
 */
import { html, raw } from 'hono/html'
import { channel, type Language } from '../channel/markets.ts'
import { mailStyle } from './mail-style.ts'
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

  const page = html`<!doctype html>
    <html lang="${code}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${messages.resetSubject}</title>
        ${raw(`<style>${mailStyle}</style>`)}
      </head>
      <body>
        <main>
          <h1>${messages.resetSubject}</h1>
          <p>${messages.resetIntro}</p>
          <p><a href="${address.href}">${messages.resetLink}</a></p>
          <p>${messages.resetExpiry}</p>
          <p>${messages.resetIgnore}</p>
          <p>${messages.signoff}<br />Hemvist</p>
        </main>
      </body>
    </html>`

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
    html: String(page),
  }
}
