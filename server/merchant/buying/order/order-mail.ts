/** The order confirmation: products, prices, addresses and delivery. */
import { html, raw } from 'hono/html'
import { languages, markets } from '../../channel/markets.ts'
import { isMarketCountry, type Address } from '../../vocabulary/address.ts'
import type { Order } from './order.store.ts'
import { mailStyle } from '../../mail/mail-style.ts'
import type { Mail } from '../../mail/outbox.store.ts'
import { orderSums } from './order-sums.ts'
import { outboxWords } from '../../mail/mail-messages.ts'

export function orderMail(order: Order, now: Date): Mail {
  const { document } = order
  const words = outboxWords[document.language]
  const locale = languages.find(({ code }) => code === document.language)?.iso ?? 'sv-SE'
  // The shop speaks English to Europe, where days stand before months.
  const dateLocale = document.language === 'en' ? 'en-GB' : locale
  const money = (minor: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: document.quote.currency,
      trailingZeroDisplay: 'stripIfInteger',
    } as Intl.NumberFormatOptions).format(minor / 100)

  const subject = words.subject.replace('{number}', String(order.number))
  const greeting = words.greeting.replace('{name}', document.billingAddress.firstName)
  const next = document.quote.payment?.name === 'DirectInvoice' ? words.nextInvoice : null
  // Only consumers have the right to withdraw.
  const closing = document.billingAddress.company ? words.reply : words.withdrawal
  const sums = orderSums(document, words, money)
  const rows = document.quote.lines.map((line, index) => {
    const article = document.articles[index]
    const name = [article?.brand, article?.name].filter(Boolean).join(' ')
    return {
      name: article?.variant ? `${name}, ${article.variant}` : name,
      quantity: line.quantity,
      total: sums.lines[index] ?? '',
    }
  })
  const beforeTotal = [...sums.parts, ...sums.taxes]
  const totalName = sums.taxes.length ? words.gross : words.total
  const facts: [string, string][] = [
    [words.order, String(order.number)],
    [words.date, new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long' }).format(now)],
    [words.payment, document.paymentName],
  ]
  const places: [string, string[]][] = [
    [words.delivery, addressLines(document.shippingAddress, order, locale)],
    [words.billing, addressLines(document.billingAddress, order, locale)],
  ]

  const text = [
    greeting,
    '',
    words.thanks,
    words.next,
    ...(next ? [next] : []),
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    ...rows.map((row) => `${row.quantity} × ${row.name}  ${row.total}`),
    '',
    ...beforeTotal.map(([name, value]) => `${name}: ${value}`),
    `${totalName}: ${sums.total}${sums.vatWithin ? ` (${words.vat} ${sums.vatWithin})` : ''}`,
    ...sums.settlement.map(([name, value]) => `${name}: ${value}`),
    ...places.flatMap(([name, lines]) => ['', name, ...lines]),
    '',
    closing,
    '',
    words.signoff,
    'Hemvist',
    '',
  ].join('\n')

  const page = html`<!doctype html>
    <html lang="${document.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${subject}</title>
        ${raw(`<style>${mailStyle}</style>`)}
      </head>
      <body>
        <main>
          <h1>${subject}</h1>
          <p>${greeting}</p>
          <p>${words.thanks}</p>
          <p>${words.next}</p>
          ${next ? html`<p>${next}</p>` : ''}
          <table>
            ${facts.map(
              ([name, value]) =>
                html`<tr>
                  <th scope="row">${name}</th>
                  <td>${value}</td>
                </tr>`,
            )}
          </table>
          <h2>${words.items}</h2>
          <table>
            ${rows.map(
              (row) =>
                html`<tr>
                  <th scope="row">${row.quantity} × ${row.name}</th>
                  <td>${row.total}</td>
                </tr>`,
            )}
            ${beforeTotal.map(
              ([name, value]) =>
                html`<tr>
                  <th scope="row">${name}</th>
                  <td>${value}</td>
                </tr>`,
            )}
            <tr class="total">
              <th scope="row">${totalName}</th>
              <td>${sums.total}</td>
            </tr>
            ${sums.settlement.map(
              ([name, value]) =>
                html`<tr>
                  <th scope="row">${name}</th>
                  <td>${value}</td>
                </tr>`,
            )}
          </table>
          ${sums.vatWithin ? html`<p><small>${words.vat} ${sums.vatWithin}</small></p>` : ''}
          ${places.map(
            ([name, lines]) =>
              html`<h2>${name}</h2>
                <address>${lines.map((line) => html`${line}<br />`)}</address>`,
          )}
          <p>${closing}</p>
          <p>${words.signoff}<br />Hemvist</p>
        </main>
      </body>
    </html>`

  return {
    kind: 'order-confirmation',
    subjectKey: String(order.number),
    recipient: order.email,
    language: document.language,
    subject,
    text,
    html: String(page),
  }
}

function addressLines(address: Address, { document }: Order, locale: string): string[] {
  const market = markets.find(({ alias }) => alias === document.quote.market)
  const country =
    market && isMarketCountry(address, market)
      ? new Intl.DisplayNames(locale, { type: 'region' }).of(market.country.code)
      : address.country
  return [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.careOf && `c/o ${address.careOf}`,
    address.addressLine1,
    address.addressLine2,
    `${address.zip} ${address.city}`.trim(),
    country ?? address.country,
  ].filter(Boolean)
}
