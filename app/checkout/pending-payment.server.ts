import { GatewayError } from '#app/gateway/gateway-error.ts'
import { href } from '#app/routing/href.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { findPurchase, getConfirmation } from './confirmation.server.ts'

/** Only orders of the shop's own form send a payer away. */
const ownFormType = 'STANDARD'

interface PendingPayment {
  cartId: string
  orderId: string
}

/**
 * Keeps which order a payer is sent to pay: the way back may be lost (no signal, a closed tab), and an
 * order that is paid takes its cart away. A merchant's ids may be any text.
 */
export function rememberPendingPayment(
  { cookies }: Visit,
  { cartId, orderId }: PendingPayment,
): void {
  writeCookie(cookies, 'sentToPay', [cartId, orderId].map(encodeURIComponent).join(':'))
}

/**
 * Where the order is confirmed that a payer has paid for without coming back; null when there is none,
 * or when the merchant cannot be asked. Told once.
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
 * Makes room for the next order where the last one of this payer came to nothing: in the count of what a
 * network has not paid for. The merchant says whether it did; while it cannot be asked, the place is kept.
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

/** The order that this payer was last sent to pay, as their browser says: they may have made it up. */
export function pendingPayment({ cookies }: Visit): PendingPayment | null {
  const [cartId, orderId] = (readCookie(cookies, 'sentToPay') ?? '').split(':').map(decoded)
  return cartId && orderId ? { cartId, orderId } : null
}

/** Empty for half an escape, which nobody here has written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
