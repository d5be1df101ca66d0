/** The mail with the link to an order, for who has lost the confirmation. */
import { html } from 'hono/html'
import { mailMessages } from '#server/merchant/mail/mail-messages.ts'
import { mailPage } from '#server/merchant/mail/mail-page.ts'
import type { Mail } from '#server/merchant/mail/outbox.store.ts'
import { orderPage, type ShopOfOrder } from '#server/merchant/buying/order/order-page.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'

/** One mail for an order in this time, however often it is asked for: the asker may be a stranger. */
const oneMailInMs = 20 * 60_000

export function orderLinkMail(order: Order, nowMs: number, shop: ShopOfOrder): Mail {
  const { language } = order.document
  const messages = mailMessages[language]
  const fill = (text: string) => text.replace('{number}', String(order.number))
  const subject = fill(messages.orderLinkSubject)
  const intro = fill(messages.orderLinkIntro)
  const { orderLink, orderLinkIgnore, signoff } = messages
  const address = orderPage(order, shop)
  return {
    kind: 'order-link',
    subjectKey: `${order.number} ${Math.floor(nowMs / oneMailInMs)}`,
    recipient: order.email,
    language,
    subject,
    text: [intro, '', address, '', orderLinkIgnore, '', signoff, 'Hemvist', ''].join('\n'),
    html: mailPage({
      language,
      subject,
      content: html`<p>${intro}</p>
        <p><a href="${address}">${orderLink}</a></p>
        <p>${orderLinkIgnore}</p>`,
    }),
  }
}
