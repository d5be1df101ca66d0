/** The mail that the goods of an order are on their way: what was sent, with whom, where to and when it arrives. */
import { fill } from '#server/merchant/browser-pages.ts'
import {
  deliveryFacts,
  orderGoods,
  recipientSections,
} from '#server/merchant/buying/order/mail/order-parts.ts'
import { orderLinks, type ShopOfOrder } from '#server/merchant/buying/order/order-page.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'
import type { Parcel } from '#server/merchant/buying/order/shipments-refunds.store.ts'
import { createMail } from '#server/merchant/mail/create-mail.ts'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'
import type { Mail } from '#server/merchant/mail/outbox.store.ts'

export function orderShippedMail(order: Order, parcel: Parcel, shop: ShopOfOrder): Mail {
  const { document } = order
  const messages = mailMessages[document.language]
  const number = String(order.number)
  const links = orderLinks(order, shop)
  const { carrier, parcelNumber, trackingLink } = parcel
  return createMail(
    {
      kind: 'order-shipped',
      subjectKey: number,
      recipient: order.email,
      language: document.language,
      subject: fill(messages.shippedSubject, { number }),
    },
    [
      fill(messages.greeting, { name: document.billingAddress.firstName }),
      messages.shippedIntro,
      ...(trackingLink ? [{ link: trackingLink, name: messages.track, isButton: true }] : []),
      {
        facts: [
          [messages.order, number],
          ...deliveryFacts(messages.promisedDelivery, document),
          [messages.carrier, carrier],
          ...(parcelNumber ? [[messages.parcelNumber, parcelNumber] as const] : []),
        ],
      },
      { title: messages.shippedGoods, goods: orderGoods(document) },
      ...recipientSections(document),
      messages.reply,
      [
        { link: links.page, name: messages.orderLink },
        // Organizations have no right of withdrawal.
        ...(document.billingAddress.company
          ? []
          : [{ link: links.withdrawal, name: messages.withdrawalLink }]),
      ],
    ],
    shop,
  )
}
