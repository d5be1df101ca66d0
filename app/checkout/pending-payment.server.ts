import { GatewayError } from '#app/gateway/gateway-error.ts'
import { href } from '#app/routing/href.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { findPurchase, getConfirmation } from './confirmation.server.ts'

/** Payment type of orders that redirect to a payment page: those of the shop's own form. */
const ownFormType = 'STANDARD'

interface PendingPayment {
  cartId: string
  orderId: string
}

/**
 * Stores the order that a payer is redirected to pay: they may not return (no signal, a closed tab), and
 * a paid order removes its cart. A merchant's ids may be any text.
 */
export function rememberPendingPayment(
  { cookies }: Visit,
  { cartId, orderId }: PendingPayment,
): void {
  writeCookie(cookies, 'sentToPay', [cartId, orderId].map(encodeURIComponent).join(':'))
}

/**
 * Path of the confirmation of an order that was paid without the payer returning; null when there is
 * none, or when the merchant cannot be reached. Read once.
 */
export async function findPaidConfirmation(visit: Visit): Promise<string | null> {
  const sent = pendingPayment(visit)
  if (!sent) return null
  const { cartId, orderId } = sent
  try {
    const { state } = await getConfirmation(visit, { orderId, cartId, paymentType: ownFormType })
    forgetCookie(visit.cookies, 'sentToPay')
    if (state !== 'paid') return null
    const query = new URLSearchParams({ oid: orderId, cartid: cartId })
    return `${href(visit, 'checkoutConfirm')}?${query}`
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'order of a payer not found')
    return null
  }
}

/**
 * Frees the slot of this payer's last order in the network's count of unpaid orders, when the merchant
 * returns that it is paid or has ended. While the merchant cannot be reached, the slot stays taken.
 */
export async function releaseEndedOrder(
  visit: Visit,
  sent: PendingPayment | null = pendingPayment(visit),
): Promise<void> {
  if (!sent) return
  try {
    await findPurchase(visit, { ...sent, paymentType: ownFormType })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'order of a payer not found')
  }
}

/** The order that this payer was last redirected to pay, from an unsigned cookie: it may be forged. */
export function pendingPayment({ cookies }: Visit): PendingPayment | null {
  const [cartId, orderId] = (readCookie(cookies, 'sentToPay') ?? '').split(':').map(decoded)
  return cartId && orderId ? { cartId, orderId } : null
}

/** Empty for a malformed escape, which the shop never writes. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
