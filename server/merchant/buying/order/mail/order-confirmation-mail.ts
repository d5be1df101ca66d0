/** The order confirmation: products, prices, addresses and delivery. */
import { html } from 'hono/html'
import { languageOf, markets } from '#server/merchant/channel/markets.ts'
import { formatAmount } from '#server/merchant/pricing/price-fields.ts'
import { isMarketCountry, type Address } from '#server/merchant/vocabulary/address.ts'
import { deliveryDatesOf, pickupOf } from '#server/merchant/buying/order/order-delivery.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'
import { fill } from '#server/merchant/browser-pages.ts'
import { createMail, tableRow } from '#server/merchant/mail/create-mail.ts'
import type { Mail } from '#server/merchant/mail/outbox.store.ts'
import { orderPage, type ShopOfOrder } from '#server/merchant/buying/order/order-page.ts'
import { orderSums } from '#server/merchant/buying/order/order-sums.ts'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'

/** The day in the shop's time zone, as on the page of the order; not the server's. */
const dateFormat = { dateStyle: 'long', timeZone: 'Europe/Stockholm' } as const

export function orderConfirmationMail(order: Order, now: Date, shop: ShopOfOrder): Mail {
  const { document } = order
  const messages = mailMessages[document.language]
  const locale = languageOf(document.language).iso
  // English mails are for Europe, where the day comes before the month.
  const dateLocale = document.language === 'en' ? 'en-GB' : locale
  const money = (minor: number) => formatAmount(minor, locale, document.quote.currency)
  const number = String(order.number)
  const isInvoice = document.quote.payment?.name === 'DirectInvoice'
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
  const addresses: [string, string[]][] = [
    ...(pickup ? ([[messages.pickup, [pickup]]] satisfies [string, string[]][]) : []),
    [
      pickup ? messages.addressee : messages.delivery,
      addressLines(document.shippingAddress, order, locale),
    ],
    [messages.billing, addressLines(document.billingAddress, order, locale)],
  ]

  const goods = {
    lines: [
      ...rows.flatMap((row, index) => [
        ...(headingOf(row, index) ? [`${headingOf(row, index)}:`] : []),
        `${row.packageKey ? '  ' : ''}${row.quantity} × ${row.name}  ${row.total}`,
        ...(row.delivery ? [`    ${row.delivery}`] : []),
      ]),
      '',
      ...beforeTotal.map((row) => row.join(': ')),
      `${totalName}: ${sums.total}${sums.includedVat ? ` (${messages.vat} ${sums.includedVat})` : ''}`,
      ...sums.paymentRows.map((row) => row.join(': ')),
    ],
    html: html`<h2>${messages.items}</h2>
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
      ${sums.includedVat ? html`<p><small>${messages.vat} ${sums.includedVat}</small></p>` : ''}`,
  }

  return createMail(
    {
      kind: 'order-confirmation',
      subjectKey: number,
      recipient: order.email,
      language: document.language,
      subject: fill(messages.subject, { number }),
    },
    [
      fill(messages.greeting, { name: document.billingAddress.firstName }),
      [
        isInvoice ? messages.thanksInvoice : messages.thanks,
        messages.next,
        ...(isInvoice ? [messages.nextInvoice] : []),
      ],
      {
        facts: [
          [messages.order, number],
          [messages.date, new Intl.DateTimeFormat(dateLocale, dateFormat).format(now)],
          [messages.payment, document.paymentName],
        ],
      },
      goods,
      ...addresses.map(([name, lines]) => ({
        lines: [name, ...lines],
        html: html`<h2>${name}</h2>
          <address>${lines.map((line) => html`${line}<br />`)}</address>`,
      })),
      { link, name: messages.orderLink, line: `${messages.orderLink}: ${link}` },
      // Only consumers have a right of withdrawal.
      document.billingAddress.company ? messages.reply : messages.withdrawal,
    ],
  )
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
    address.careOf && `c/o ${address.careOf.replace(/^c\/o\s+/i, '')}`,
    address.addressLine1,
    address.addressLine2,
    `${address.zip} ${address.city}`.trim(),
    country ?? address.country,
  ].filter(Boolean)
}
