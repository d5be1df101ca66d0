/** The mail with the link to an order, for who has lost the confirmation. */
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'
import { fill } from '#server/merchant/browser-pages.ts'
import { createMail } from '#server/merchant/mail/create-mail.ts'
import type { Mail } from '#server/merchant/mail/outbox.store.ts'
import { orderLinks, type ShopOfOrder } from '#server/merchant/buying/order/order-page.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'

/** One mail for an order in this time, however often it is asked for: the asker may be a stranger. */
const oneMailInMs = 20 * 60_000

export function orderLinkMail(order: Order, nowMs: number, shop: ShopOfOrder): Mail {
  const { language } = order.document
  const messages = mailMessages[language]
  const number = String(order.number)
  return createMail(
    {
      kind: 'order-link',
      subjectKey: `${number} ${Math.floor(nowMs / oneMailInMs)}`,
      recipient: order.email,
      language,
      subject: fill(messages.orderLinkSubject, { number }),
    },
    [
      fill(messages.orderLinkIntro, { number }),
      { link: orderLinks(order, shop).page, name: messages.orderLink, isButton: true },
      messages.orderLinkIgnore,
    ],
    shop,
  )
}
