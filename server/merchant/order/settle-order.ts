/** An order that has been paid for: it is received, its cart is done, its confirmation is sent. */
import { setCartField } from '../cart/cart.store.ts'
import type { Shop } from '../checkout/shop.ts'
import { orderMail } from '../outbox/order-mail.ts'
import { sendMail } from '../outbox/outbox.store.ts'
import { moveOrder, type Order } from './order.store.ts'

/** Inside a transaction. False, and nothing changed, when the order does not wait for a payment. */
export function settleOrder(shop: Shop, order: Order): boolean {
  const now = shop.now()
  if (!moveOrder(shop.db, order, 'payment-captured', now)) return false
  setCartField(shop.db, order.cartId, 'completed_at', now)
  sendMail(shop.db, orderMail(order, new Date(now)), now)
  return true
}
