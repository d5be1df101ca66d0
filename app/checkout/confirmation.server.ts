import { addressLines } from '#app/account/address-lines.ts'
import { forgetCart } from '#app/cart/cart.server.ts'
import type { Cart } from '#app/cart/cart.ts'
import { readCart } from '#app/cart/read-cart.server.ts'
import { ask, refusalOf } from '#app/gateway/graphql.server.ts'
import { forgetCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { completeCartDocument, confirmationDocument } from './confirmation-documents.server.ts'
import type { ReturnedOrder } from './providers/payment-providers.server.ts'
import { readDeliveryPromise, type DeliveryPromise } from './delivery-promise.ts'
import { releaseUnpaid } from './unpaid-orders.server.ts'

/** An order as its buyer is thanked for it. */
export interface Confirmation {
  orderNumber: string
  email: string
  /** A company has no consumer's right to withdraw. */
  isCompany: boolean
  /** Where it goes, line by line. */
  address: string[]
  cart: Cart | null
  /** The delivery times that were promised with the order; null when unknown. */
  promise: DeliveryPromise | null
}

export type Purchase =
  { state: 'unknown' } | { state: 'unpaid' } | { state: 'paid'; confirmation: Confirmation }

/** What merchants call an order whose goods are held no more; another word is one that is not understood. */
const ended = new Set(['cancelled', 'canceled', 'declined', 'failed', 'expired', 'out-of-stock'])

/**
 * The order that a payer comes back to. A paid one closes its cart, once; looking at it again shows
 * the same.
 */
export async function getConfirmation(
  visit: Visit,
  { orderId, cartId, paymentType }: ReturnedOrder,
): Promise<Purchase> {
  const checkout = await findPurchase(visit, { orderId, cartId, paymentType })
  if (!checkout?.order) return { state: 'unknown' }
  const { order, cart } = checkout
  if (checkout.completed === false) return { state: 'unpaid' }
  if (cart?.id && !cart.isCompleted) await closeCart(visit, cart.id)
  if (visit.cartId === cartId) forgetCart(visit)
  forgetCookie(visit.cookies, 'sentToPay')
  forgetCookie(visit.cookies, 'paymentError')
  return {
    state: 'paid',
    confirmation: {
      orderNumber: order.orderId ?? orderId,
      email: order.email ?? '',
      isCompany: Boolean(order.company || order.shippingAddress?.company),
      address: addressLines(order.shippingAddress),
      promise: readDeliveryPromise(cart?.merchantData),
      cart: cart ? readCart({ ...visit, market: visit.checkoutMarket }, cart) : null,
    },
  }
}

/**
 * What the merchant says of an order. One that is paid or has ended leaves its place to the network's next.
 */
export async function findPurchase(visit: Visit, { orderId, cartId, paymentType }: ReturnedOrder) {
  const { checkout } = await ask(visit, confirmationDocument, {
    id: orderId,
    cartId,
    paymentType,
  })
  const { order, completed } = checkout ?? {}
  if (order && (completed !== false || ended.has(order.status?.toLowerCase() ?? ''))) {
    // A merchant may know an order by more than one id.
    const ids = new Set([orderId, order.orderId ?? orderId])
    await Promise.all([...ids].map((id) => releaseUnpaid(visit, id)))
  }
  return checkout
}

/** Another request may have completed the cart meanwhile, with the same result. */
async function closeCart(visit: Visit, id: string): Promise<void> {
  try {
    await ask(visit, completeCartDocument, { id })
  } catch (error) {
    if (!refusalOf(error)) throw error
  }
}
