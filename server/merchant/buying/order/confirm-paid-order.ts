/** An order that has been paid for: it is received, its cart is done, its confirmation is sent. */
import { setCartField } from '../cart/cart.store.ts'
import type { CommerceDeps } from '../cart/commerce-deps.ts'
import { orderMail } from './order-mail.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { moveOrder, type Order } from './order.store.ts'

/** Inside a transaction. False, and nothing changed, when the order does not wait for a payment. */
export function confirmPaidOrder(deps: CommerceDeps, order: Order): boolean {
  const now = deps.now()
  if (!moveOrder(deps.db, order, 'payment-captured', now)) return false
  setCartField(deps.db, order.cartId, 'completed_at', now)
  sendMail(deps.db, orderMail(order, new Date(now)), now)
  return true
}
