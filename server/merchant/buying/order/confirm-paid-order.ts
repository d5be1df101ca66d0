/** Confirms a paid order: it becomes received, its cart is completed, the confirmation is sent. */
import { setCartField } from '../cart/cart.store.ts'
import type { CommerceDeps } from '../cart/commerce-deps.ts'
import { orderMail } from './order-mail.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { moveOrder, type Order } from './order.store.ts'

/**
 * Inside a transaction. False, and nothing changed, when the order is not waiting for a payment.
 */
export function confirmPaidOrder(deps: CommerceDeps, order: Order): boolean {
  const now = deps.now()
  if (!moveOrder(deps.db, order, 'payment-captured', now)) return false
  setCartField(deps.db, order.cartId, 'completed_at', now)
  sendMail(deps.db, orderMail(order, new Date(now)), now)
  return true
}
