/** The mail that a product is in stock again, with its name and a link to it. */
import { html } from 'hono/html'
import type { LanguageCode } from '../channel/markets.ts'
import { mailPage } from './mail-page.ts'
import type { Mail } from './outbox.store.ts'
import { mailMessages } from './mail-messages.ts'

interface StockMailFacts {
  recipient: string
  language: LanguageCode
  /** Name and, where there are sizes, the size. */
  product: readonly string[]
  url: string
  /** Ends all such mails. */
  endLink: string
  subjectKey: string
}

export function backInStockMail({
  recipient,
  language,
  product,
  url,
  endLink,
  subjectKey,
}: StockMailFacts): Mail {
  const messages = mailMessages[language]
  const name = product.join(', ')
  const subject = messages.stockSubject.replace('{name}', () => name)
  const intro = messages.stockIntro.replace('{name}', () => name)
  const content = html`<p>${intro}</p>
    <p><a href="${url}">${messages.stockLink}</a></p>
    <p>${messages.stockOnce}</p>
    <p><a href="${endLink}">${messages.alertsEndLink}</a></p>`
  return {
    kind: 'back-in-stock',
    subjectKey,
    recipient,
    language,
    subject,
    text: [
      intro,
      '',
      url,
      '',
      messages.stockOnce,
      messages.alertsEnd.replace('{link}', endLink),
      '',
      messages.signoff,
      'Hemvist',
      '',
    ].join('\n'),
    html: mailPage({ language, subject, content }),
  }
}
