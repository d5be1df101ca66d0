/** Sets its state to received, completes its cart, sends the confirmation, and subscribes a buyer who has asked for it. */
import { normalizeEmail } from '#server/merchant/accounts/customer/email.rules.ts'
import { subscribe } from '#server/merchant/accounts/customer/newsletter.store.ts'
import { carts } from '#server/merchant/buying/cart/cart.store.ts'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import { orderConfirmationMail } from '#server/merchant/buying/order/mail/order-confirmation-mail.ts'
import { sendMail } from '#server/merchant/mail/outbox.store.ts'
import type { OrderEvent } from '#server/merchant/buying/order/order-states.ts'
import { applyOrderEvent, type Order } from '#server/merchant/buying/order/order.store.ts'

/** Call it inside a transaction. Changes nothing when the order does not wait for a payment. */
export function confirmPaidOrder(
  deps: CommerceDeps,
  order: Order,
  event: OrderEvent = 'approve',
): void {
  const now = deps.now()
  if (!applyOrderEvent(deps.db, order, event, now)) return
  carts.update(deps.db, { completedAtMs: now }, { id: order.cartId })
  sendMail(deps.db, orderConfirmationMail(order, new Date(now), deps), now)
  const { language, checkout } = order.document
  if (checkout.acceptedConsents.includes('newsletter')) {
    const subscription = { email: normalizeEmail(order.email), tags: ['checkout'], language }
    subscribe(deps, subscription)
  }
}
