/** The receipt of a statement of withdrawal: its content, and when it was received (CRD article 11a). */
import { html } from 'hono/html'
import { languages } from '../channel/markets.ts'
import type { LanguageCode } from '../channel/markets.ts'
import { mailPage } from './mail-page.ts'
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
  const subject = messages.withdrawalSubject.replace('{number}', facts.orderNumber)
  const rows = facts.rows.map(
    ({ name, variant, quantity }) => `${quantity} × ${[name, variant].filter(Boolean).join(', ')}`,
  )
  const stated: [string, string][] = [
    [messages.order, facts.orderNumber],
    [messages.withdrawalName, facts.name],
    [messages.withdrawalAt, timeText(facts.receivedAt, language)],
  ]
  return {
    kind: 'withdrawal-receipt',
    subjectKey: facts.publicId,
    recipient: facts.email,
    language,
    subject,
    text: [
      messages.withdrawalIntro,
      '',
      ...stated.map(([name, value]) => `${name}: ${value}`),
      '',
      `${messages.withdrawalRows}:`,
      ...rows,
      '',
      messages.withdrawalNext,
      '',
      messages.signoff,
      'Hemvist',
      '',
    ].join('\n'),
    html: mailPage({
      language,
      subject,
      content: html`<p>${messages.withdrawalIntro}</p>
        <table>
          ${stated.map(
            ([name, value]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </table>
        <h2>${messages.withdrawalRows}</h2>
        <ul>
          ${rows.map((row) => html`<li>${row}</li>`)}
        </ul>
        <p>${messages.withdrawalNext}</p>`,
    }),
  }
}

/** The local time with its zone, and UTC beside it. */
function timeText(iso: string, language: LanguageCode): string {
  const { iso: locale, timeZone } = languages.find(({ code }) => code === language) ?? languages[0]
  const local = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(new Date(iso))
  return `${local} (${iso})`
}
