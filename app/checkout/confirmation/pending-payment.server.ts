import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import { href } from '#app/routing/href.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'
import { isEmbeddedType, type EmbeddedType } from '#app/checkout/providers/embedded-providers.ts'
import {
  parseSeenAmounts,
  formatSeenAmounts,
  type SeenAmounts,
} from '#app/checkout/payment/seen-amounts.ts'

import { findPurchase } from './confirmation.server.ts'
import type { ReturnedOrder } from './returned-order.server.ts'

/** Payment type of orders that redirect to a payment page: those of the shop's own form. */
const ownFormType = 'STANDARD'

interface PendingPayment {
  cartId: string
  /** Empty while a provider's form is open, which places the order, and until the shop's own form has placed it. */
  orderId: string
  paymentType: EmbeddedType | typeof ownFormType
  /** The amounts that the payer saw; null until an order or a form has them. */
  seen: SeenAmounts | null
}

/**
 * Stores the order that a payer is redirected to pay, or the provider's form that is open: they may not
 * return (no signal, a closed tab), and a paid order removes its cart. A merchant's ids may be any text.
 */
export function rememberPendingPayment(
  { cookies }: Visit,
  {
    cartId,
    orderId = '',
    paymentType = ownFormType,
    seen = null,
  }: Partial<PendingPayment> & { cartId: string },
): void {
  const parts = [cartId, orderId, paymentType, seen ? formatSeenAmounts(seen) : '']
  writeCookie(cookies, 'sentToPay', parts.map(encodeURIComponent).join(':'))
}

/**
 * Stores the cart of an open checkout: the response to an order may be lost, and an order that is not paid on a page,
 * such as one by invoice, has completed its cart by then.
 */
export function rememberOpenCheckout(visit: Visit, seen: SeenAmounts): void {
  const { cartId } = visit
  const pending = pendingPayment(visit)
  if (!cartId || (pending?.cartId === cartId && !isUnordered(pending))) return
  rememberPendingPayment(visit, { cartId, seen })
}

/**
 * What may still come of the visitor's cart without the shop's own form: a provider's form was opened for it, which orders
 * the cart as it is when its button is pressed, or an order was placed, which waits for its payment.
 */
export function unfinishedPayment(visit: Visit): 'form' | 'order' | null {
  const pending = pendingPayment(visit)
  if (!pending || pending.cartId !== visit.cartId || isUnordered(pending)) return null
  return pending.orderId ? 'order' : 'form'
}

/** The amounts that a payer saw; null when this browser has not begun the payment. */
export function rememberedAmounts(
  visit: Visit,
  { cartId, paymentType }: Pick<ReturnedOrder, 'cartId' | 'paymentType'>,
): SeenAmounts | null {
  const pending = pendingPayment(visit)
  const isTheirs = pending?.cartId === cartId && pending.paymentType === paymentType
  return isTheirs ? pending.seen : null
}

/**
 * The end of the last payment of a payer whose cart is gone; null when there was none, when it was not
 * paid, or when the merchant cannot be reached. It is read once, or until its confirmation was shown, whose
 * path is null when the order is not found by what the shop knows.
 */
export async function takeEndedPayment(
  visit: Visit,
): Promise<{ confirmation: string | null } | null> {
  const pending = pendingPayment(visit)
  if (!pending) return null
  try {
    const found = await findPurchase(visit, orderOf(pending))
    // The page of the confirmation may fail: until it is shown, the cart leads to it again.
    if (found?.order && found.completed !== false) {
      return { confirmation: confirmationPath(visit, pending, found.order.orderId) }
    }
    forgetCookie(visit.cookies, 'sentToPay')
    if (found?.order) return null
    // The form that was open has ended the cart, but its order has an id that the shop never learns.
    return pending.paymentType === ownFormType ? null : { confirmation: null }
  } catch (error) {
    logUnlessThrown(visit, error)
    return null
  }
}

/**
 * Stops leading the payer from the cart to a confirmation that the merchant does not know. While the cart is still
 * there, its payment may not have been reported yet.
 */
export function forgetUnknownPayment(visit: Visit, cartId: string): void {
  if (!visit.cartId && pendingPayment(visit)?.cartId === cartId) {
    forgetCookie(visit.cookies, 'sentToPay')
  }
}

/** Longest wait of a page for the order of an open cart. */
const openCartTimeoutMs = 1_500

/**
 * Path of the confirmation when the visitor's cart is paid although the merchant still has it open: some
 * merchants complete a cart only when the payer returns. Otherwise it could be paid twice.
 */
export async function findPaidConfirmation(visit: Visit): Promise<string | null> {
  const pending = pendingPayment(visit)
  if (!pending || pending.cartId !== visit.cartId || isUnordered(pending)) return null
  try {
    const lookup = findPurchase(visit, orderOf(pending))
    const found = await waitFor(lookup, { limitMs: openCartTimeoutMs })
    // Only a clear answer counts: an order without one may wait for its payment.
    if (found?.completed !== true || !found.order) return null
    return confirmationPath(visit, pending, found.order.orderId)
  } catch (error) {
    logUnlessThrown(visit, error)
    return null
  }
}

/**
 * Frees the slot of this payer's last order in their count of unpaid orders, when the merchant
 * returns that it is paid or has ended. While the merchant cannot be reached, the slot stays taken.
 */
export async function releaseEndedOrder(
  visit: Visit,
  pending: PendingPayment | null = pendingPayment(visit),
): Promise<void> {
  // The orders of a provider's form take no slot.
  if (!pending?.orderId) return
  try {
    await findPurchase(visit, orderOf(pending))
  } catch (error) {
    logUnlessThrown(visit, error)
  }
}

/** The last payment that this payer began, from an unsigned cookie: it may be forged. */
export function pendingPayment({ cookies }: Visit): PendingPayment | null {
  const stored = (readCookie(cookies, 'sentToPay') ?? '').split(':').map(decoded)
  const [cartId, orderId = '', type, amounts] = stored
  if (!cartId) return null
  const seen = parseSeenAmounts(amounts)
  if (isEmbeddedType(type)) return { cartId, orderId: '', paymentType: type, seen }
  return { cartId, orderId, paymentType: ownFormType, seen }
}

/** Whether the shop has heard of no order, and of no form that could have placed one. */
const isUnordered = ({ orderId, paymentType }: PendingPayment) =>
  !orderId && paymentType === ownFormType

/** The id of a cart stands for the order that its form has placed. */
const orderOf = ({ orderId, ...pending }: PendingPayment): ReturnedOrder => ({
  ...pending,
  orderId: orderId || pending.cartId,
})

/** The order's number finds it as long as the order exists. */
function confirmationPath(
  visit: Visit,
  { cartId, orderId, paymentType, seen }: PendingPayment,
  found: string | null,
) {
  // The cart of a form may have been ordered in another way, with other fees, and the response lost.
  const isOwn = paymentType === ownFormType
  const query = new URLSearchParams({
    oid: orderId || found || cartId,
    cartid: cartId,
    ...(seen && isOwn && { seen: formatSeenAmounts(seen) }),
  })
  return `${href(visit, 'checkoutConfirm')}?${query}`
}

function logUnlessThrown(visit: Visit, error: unknown): void {
  if (!(error instanceof GatewayError)) throw error
  visit.log.warn({ err: error }, 'pending order lookup failed')
}

/** Empty for a malformed escape, which the shop never writes. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
