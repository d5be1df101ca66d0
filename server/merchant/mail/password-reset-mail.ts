/**
 * The password reset mail: one link, how long it is valid, and what to do if the recipient did not
 * request it.
 */
import { html, raw } from 'hono/html'
import { channel, type Language } from '../channel/markets.ts'
import { mailStyle } from './mail-style.ts'
import type { Mail } from './outbox.store.ts'
import { outboxWords } from './mail-messages.ts'

export interface ResetMailFacts {
  recipient: string
  language: Language
  publicOrigin: string
  /** Part of the link, and of nothing else. */
  key: string
  subjectKey: string
}

export function resetMail(facts: ResetMailFacts): Mail {
  const { code } = facts.language
  const words = outboxWords[code]
  const prefix = code === channel.defaultLanguage ? '' : `/${code}`
  const address = new URL(`${prefix}/account/reset-password`, facts.publicOrigin)
  address.searchParams.set('resetKey', facts.key)

  const page = html`<!doctype html>
    <html lang="${code}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.resetSubject}</title>
        ${raw(`<style>${mailStyle}</style>`)}
      </head>
      <body>
        <main>
          <h1>${words.resetSubject}</h1>
          <p>${words.resetIntro}</p>
          <p><a href="${address.href}">${words.resetLink}</a></p>
          <p>${words.resetExpiry}</p>
          <p>${words.resetIgnore}</p>
          <p>${words.signoff}<br />Hemvist</p>
        </main>
      </body>
    </html>`

  return {
    kind: 'password-reset',
    subjectKey: facts.subjectKey,
    recipient: facts.recipient,
    language: code,
    subject: words.resetSubject,
    text: [
      words.resetIntro,
      '',
      address.href,
      '',
      words.resetExpiry,
      words.resetIgnore,
      '',
      words.signoff,
      'Hemvist',
      '',
    ].join('\n'),
    html: String(page),
  }
}
