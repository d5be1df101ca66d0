/** The order confirmation: products, prices, addresses and delivery. */
import { html } from 'hono/html'
import { languages, markets } from '#server/merchant/channel/markets.ts'
import { isMarketCountry, type Address } from '#server/merchant/vocabulary/address.ts'
import { deliveryDatesOf, pickupOf } from '#server/merchant/buying/order/order-delivery.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'
import { mailPage } from '#server/merchant/mail/mail-page.ts'
import type { Mail } from '#server/merchant/mail/outbox.store.ts'
import { orderPage, type ShopOfOrder } from '#server/merchant/buying/order/order-page.ts'
import { orderSums } from '#server/merchant/buying/order/order-sums.ts'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'

/** The day in the shop's time zone, as on the page of the order; not the server's. */
const dateFormat = { dateStyle: 'long', timeZone: 'Europe/Stockholm' } as const

export function orderConfirmationMail(order: Order, now: Date, shop: ShopOfOrder): Mail {
  const { document } = order
  const messages = mailMessages[document.language]
  const locale = languages.find(({ code }) => code === document.language)?.iso ?? 'sv-SE'
  // English mails are for Europe, where the day comes before the month.
  const dateLocale = document.language === 'en' ? 'en-GB' : locale
  const money = (minor: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: document.quote.currency,
      trailingZeroDisplay: 'stripIfInteger',
    } as Intl.NumberFormatOptions).format(minor / 100)

  const subject = messages.subject.replace('{number}', String(order.number))
  const greeting = messages.greeting.replace('{name}', () => document.billingAddress.firstName)
  const isInvoice = document.quote.payment?.name === 'DirectInvoice'
  const thanks = isInvoice ? messages.thanksInvoice : messages.thanks
  const next = isInvoice ? messages.nextInvoice : null
  // Only consumers have a right of withdrawal.
  const closing = document.billingAddress.company ? messages.reply : messages.withdrawal
  const sums = orderSums(document, messages, money)
  const dates = deliveryDatesOf(document)
  const pickup = pickupOf(document)
  const rows = document.quote.lines.map((line, index) => {
    const article = document.articles[index]
    const name = [article?.brand, article?.name].filter(Boolean).join(' ')
    return {
      name: article?.variant ? `${name}, ${article.variant}` : name,
      quantity: line.quantity,
      total: sums.lines[index] ?? '',
      delivery: dates[line.id] ?? null,
      packageName: article?.packageName ?? null,
      packageKey: line.part?.groupKey ?? null,
    }
  })
  // A package is a heading above its parts, whose amounts add up to its price.
  const headingOf = ({ packageKey, packageName }: (typeof rows)[number], index: number) =>
    packageKey && packageKey !== rows[index - 1]?.packageKey ? packageName : null
  const link = orderPage(order, shop)
  const beforeTotal = [...sums.parts, ...sums.taxes]
  const totalName = sums.taxes.length ? messages.gross : messages.total
  const facts: [string, string][] = [
    [messages.order, String(order.number)],
    [messages.date, new Intl.DateTimeFormat(dateLocale, dateFormat).format(now)],
    [messages.payment, document.paymentName],
  ]
  const addresses: [string, string[]][] = [
    ...(pickup ? ([[messages.pickup, [pickup]]] satisfies [string, string[]][]) : []),
    [
      pickup ? messages.addressee : messages.delivery,
      addressLines(document.shippingAddress, order, locale),
    ],
    [messages.billing, addressLines(document.billingAddress, order, locale)],
  ]

  const text = [
    greeting,
    '',
    thanks,
    messages.next,
    ...(next ? [next] : []),
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    ...rows.flatMap((row, index) => [
      ...(headingOf(row, index) ? [`${headingOf(row, index)}:`] : []),
      `${row.packageKey ? '  ' : ''}${row.quantity} × ${row.name}  ${row.total}`,
      ...(row.delivery ? [`    ${row.delivery}`] : []),
    ]),
    '',
    ...beforeTotal.map(([name, value]) => `${name}: ${value}`),
    `${totalName}: ${sums.total}${sums.includedVat ? ` (${messages.vat} ${sums.includedVat})` : ''}`,
    ...sums.paymentRows.map(([name, value]) => `${name}: ${value}`),
    ...addresses.flatMap(([name, lines]) => ['', name, ...lines]),
    '',
    `${messages.orderLink}: ${link}`,
    '',
    closing,
    '',
    messages.signoff,
    'Hemvist',
    '',
  ].join('\n')

  const content = html`<p>${greeting}</p>
    <p>${thanks}</p>
    <p>${messages.next}</p>
    ${next ? html`<p>${next}</p>` : ''}
    <table>
      ${facts.map((row) => tableRow(row))}
    </table>
    <h2>${messages.items}</h2>
    <table>
      ${rows.map((row, index) => [
        headingOf(row, index)
          ? html`<tr>
              <th scope="rowgroup" colspan="2"><strong>${headingOf(row, index)}</strong></th>
            </tr>`
          : '',
        tableRow([`${row.quantity} × ${row.name}`, row.total], row.delivery),
      ])}
      ${beforeTotal.map((row) => tableRow(row))}
      <tr class="total">
        <th scope="row">${totalName}</th>
        <td>${sums.total}</td>
      </tr>
      ${sums.paymentRows.map((row) => tableRow(row))}
    </table>
    ${sums.includedVat ? html`<p><small>${messages.vat} ${sums.includedVat}</small></p>` : ''}
    ${addresses.map(
      ([name, lines]) =>
        html`<h2>${name}</h2>
          <address>${lines.map((line) => html`${line}<br />`)}</address>`,
    )}
    <p><a href="${link}">${messages.orderLink}</a></p>
    <p>${closing}</p>`

  return {
    kind: 'order-confirmation',
    subjectKey: String(order.number),
    recipient: order.email,
    language: document.language,
    subject,
    text,
    html: mailPage({ language: document.language, subject, content }),
  }
}

const tableRow = (
  [name, value]: readonly [name: string, value: string],
  note: string | null = null,
) =>
  html`<tr>
    <th scope="row">${name}${note ? html`<br /><small>${note}</small>` : ''}</th>
    <td>${value}</td>
  </tr>`

function addressLines(address: Address, { document }: Order, locale: string): string[] {
  const market = markets.find(({ alias }) => alias === document.quote.market)
  const country =
    market && isMarketCountry(address, market)
      ? new Intl.DisplayNames(locale, { type: 'region' }).of(market.country.code)
      : address.country
  return [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.careOf && `c/o ${address.careOf.replace(/^c\/o\s+/i, '')}`,
    address.addressLine1,
    address.addressLine2,
    `${address.zip} ${address.city}`.trim(),
    country ?? address.country,
  ].filter(Boolean)
}
