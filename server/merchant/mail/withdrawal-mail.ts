/** The receipt of a statement of withdrawal: its content, and when it was received (CRD article 11a). */
import { html } from 'hono/html'
import { languageOf, type LanguageCode } from '../channel/markets.ts'
import { createMail } from './create-mail.ts'
import { mailMessages } from './mail-messages.ts'
import type { Mail } from './outbox.store.ts'

interface WithdrawalMailFacts {
  publicId: string
  orderNumber: string
  name: string
  email: string
  /** ISO date and time. */
  receivedAt: string
  rows: readonly { name: string; variant: string | null; quantity: number }[]
}

export function withdrawalMail(facts: WithdrawalMailFacts, language: LanguageCode): Mail {
  const messages = mailMessages[language]
  const rows = facts.rows.map(
    ({ name, variant, quantity }) => `${quantity} × ${[name, variant].filter(Boolean).join(', ')}`,
  )
  return createMail(
    {
      kind: 'withdrawal-receipt',
      subjectKey: facts.publicId,
      recipient: facts.email,
      language,
      subject: messages.withdrawalSubject.replace('{number}', facts.orderNumber),
    },
    [
      messages.withdrawalIntro,
      {
        facts: [
          [messages.order, facts.orderNumber],
          [messages.withdrawalName, facts.name],
          [messages.withdrawalAt, timeText(facts.receivedAt, language)],
        ],
      },
      {
        lines: [`${messages.withdrawalRows}:`, ...rows],
        html: html`<h2>${messages.withdrawalRows}</h2>
          <ul>
            ${rows.map((row) => html`<li>${row}</li>`)}
          </ul>`,
      },
      messages.withdrawalNext,
    ],
  )
}

/** The local time with its zone, and UTC beside it. */
function timeText(iso: string, language: LanguageCode): string {
  const { iso: locale, timeZone } = languageOf(language)
  const local = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(new Date(iso))
  return `${local} (${iso})`
}
