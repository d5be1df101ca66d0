/** The order confirmation: products, prices, addresses and delivery, and the contract on a durable medium. */
import { languageOf } from '#server/merchant/channel/markets.ts'
import { formatAmount } from '#server/merchant/pricing/price-fields.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import { findTerms } from '#server/merchant/buying/order/order-terms.store.ts'
import { fill } from '#server/merchant/browser-pages.ts'
import { createMail } from '#server/merchant/mail/create-mail.ts'
import type { Mail } from '#server/merchant/mail/outbox.store.ts'
import { orderLinks } from '#server/merchant/buying/order/order-page.ts'
import { contractParts, longDate } from '#server/merchant/buying/order/mail/contract-parts.ts'
import {
  addressSection,
  deliveryFacts,
  orderGoods,
  recipientSections,
} from '#server/merchant/buying/order/mail/order-parts.ts'
import { orderSums } from '#server/merchant/buying/order/order-sums.ts'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'

export function orderConfirmationMail(order: Order, now: Date, shop: CommerceDeps): Mail {
  const { document } = order
  const messages = mailMessages[document.language]
  const locale = languageOf(document.language).iso
  const money = (minor: number) => formatAmount(minor, locale, document.quote.currency)
  const number = String(order.number)
  const isInvoice = document.quote.payment?.name === 'DirectInvoice'
  const links = orderLinks(order, shop)
  const sums = orderSums(document, messages, money)
  const date = longDate(document.language, now)
  const totalName = sums.taxes.length ? messages.gross : messages.total

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
          ...deliveryFacts(messages.deliveryTime, document),
          [messages.payment, document.paymentName],
        ],
      },
      { title: messages.items, goods: orderGoods(document, sums.lines) },
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
      ...recipientSections(document),
      addressSection(messages.billing, 'billingAddress', document),
      messages.reply,
      ...contractParts(
        order,
        { date, link: links.withdrawal, terms: findTerms(shop.db, order) },
        shop,
      ),
    ],
    shop,
  )
}
