/** The order confirmation: products, prices, addresses and delivery, and the contract on a durable medium. */
import { languageOf, markets } from '#server/merchant/channel/markets.ts'
import { formatAmount } from '#server/merchant/pricing/price-fields.ts'
import { isMarketCountry, type Address } from '#server/merchant/vocabulary/address.ts'
import { deliveryDatesOf, pickupOf } from '#server/merchant/buying/order/order-delivery.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'
import { fill } from '#server/merchant/browser-pages.ts'
import { createMail, type Goods } from '#server/merchant/mail/create-mail.ts'
import type { Mail } from '#server/merchant/mail/outbox.store.ts'
import { orderLinks, type ShopOfOrder } from '#server/merchant/buying/order/order-page.ts'
import { contractParts } from '#server/merchant/buying/order/mail/contract-parts.ts'
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
  const links = orderLinks(order, shop)
  const sums = orderSums(document, messages, money)
  const dates = deliveryDatesOf(document)
  const pickup = pickupOf(document)
  const [firstDate, ...otherDates] = new Set(document.quote.lines.map(({ id }) => dates[id]))
  const oneDate = otherDates.length > 0 ? null : firstDate
  const goods = document.quote.lines.map((line, index): Goods => {
    const article = document.articles[index]
    const { groupKey } = line.part ?? {}
    const name = [article?.brand, article?.name].filter(Boolean).join(' ')
    return {
      name: `${line.quantity} × ${[name, article?.variant].filter(Boolean).join(', ')}`,
      amount: sums.lines[index] ?? '',
      note: oneDate ? null : dates[line.id],
      // A package is a heading above its parts, whose amounts add up to its price.
      heading:
        groupKey && groupKey !== document.quote.lines[index - 1]?.part?.groupKey
          ? article?.packageName
          : null,
      isPart: groupKey !== undefined,
      url: article?.productUrl,
      pictureUrl: article?.imageUrl,
    }
  })
  const date = new Intl.DateTimeFormat(dateLocale, dateFormat).format(now)
  const totalName = sums.taxes.length ? messages.gross : messages.total
  const addresses: [string, string[]][] = [
    ...(pickup ? ([[messages.pickup, [pickup]]] satisfies [string, string[]][]) : []),
    [
      pickup ? messages.addressee : messages.delivery,
      addressLines(document.shippingAddress, order, locale),
    ],
    [messages.billing, addressLines(document.billingAddress, order, locale)],
  ]

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
      { link: links.page, name: messages.orderLink, isButton: true },
      {
        facts: [
          [messages.order, number],
          [messages.date, date],
          ...(oneDate ? [[messages.deliveryTime, oneDate] as const] : []),
          [messages.payment, document.paymentName],
        ],
      },
      { title: messages.items, goods },
      {
        areAmounts: true,
        facts: [
          ...sums.parts,
          ...sums.taxes,
          [totalName, sums.total, true],
          ...(sums.includedVat ? [[messages.vat, sums.includedVat] as const] : []),
          ...sums.paymentRows,
        ],
      },
      ...addresses.map(([title, lines]) => ({ title, paragraphs: [lines.join('\n')] })),
      messages.reply,
      ...contractParts(order, { date, link: links.withdrawal }, shop),
    ],
    shop,
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
