/**
 * The mail that a product costs less than when its reader asked: both prices and no percentage. It does not call the
 * price reduced, because a reduction is compared with the lowest price of thirty days (directive 98/6/EC article
 * 6a), which the product page does.
 */
import { html } from 'hono/html'
import type { Language } from '../channel/markets.ts'
import { mailPage } from './mail-page.ts'
import type { Mail } from './outbox.store.ts'
import { mailMessages } from './mail-messages.ts'

interface PriceAlertMailFacts {
  recipient: string
  language: Language
  product: string
  /** Companies see prices without VAT. */
  includesVat: boolean
  /** Prices are formatted. */
  asked: { price: string; atMs: number }
  currentPrice: string
  url: string
  /** Ends all such mails. */
  endLink: string
  subjectKey: string
}

export function priceAlertMail(facts: PriceAlertMailFacts): Mail {
  const { product, asked, url } = facts
  const { code, iso, timeZone } = facts.language
  const messages = mailMessages[code]
  const labelled = (price: string) =>
    facts.includesVat ? price : fill(messages.priceExVat, { price })
  const date = new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : iso, {
    dateStyle: 'long',
    timeZone,
  }).format(new Date(asked.atMs))
  const current = labelled(facts.currentPrice)
  const subject = fill(messages.priceSubject, { name: product, price: current })
  const intro = fill(messages.priceIntro, { name: product })
  const prices: [string, string][] = [
    [fill(messages.priceAsked, { date }), labelled(asked.price)],
    [messages.priceNow, current],
  ]
  return {
    kind: 'price-alert',
    subjectKey: facts.subjectKey,
    recipient: facts.recipient,
    language: code,
    subject,
    text: [
      intro,
      '',
      ...prices.map(([name, value]) => `${name}: ${value}`),
      '',
      messages.priceMayChange,
      '',
      url,
      '',
      messages.priceOnce,
      fill(messages.alertsEnd, { link: facts.endLink }),
      '',
      messages.signoff,
      'Hemvist',
      '',
    ].join('\n'),
    html: mailPage({
      language: code,
      subject,
      content: html`<p>${intro}</p>
        <table>
          ${prices.map(
            ([name, value]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </table>
        <p>${messages.priceMayChange}</p>
        <p><a href="${url}">${messages.stockLink}</a></p>
        <p>${messages.priceOnce}</p>
        <p><a href="${facts.endLink}">${messages.alertsEndLink}</a></p>`,
    }),
  }
}

function fill(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
