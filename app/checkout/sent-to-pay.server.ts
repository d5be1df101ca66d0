import { GatewayError } from '#app/gateway/gateway-error.ts'
import { href } from '#app/routing/href.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { openConfirmation } from './confirmation.server.ts'

interface SentToPay {
  cartId: string
  orderId: string
}

/**
 * Keeps which order a payer is sent to pay: the way back may be lost (no signal, a closed tab), and an
 * order that is paid takes its cart away. A merchant's ids may be any text.
 */
export function rememberPayer({ cookies }: Visit, { cartId, orderId }: SentToPay): void {
  writeCookie(cookies, 'sentToPay', [cartId, orderId].map(encodeURIComponent).join(':'))
}

/**
 * Where the order is confirmed that a payer has paid for without coming back; null when there is none,
 * or when the merchant cannot be asked. Told once.
 */
export async function findLostReturn(visit: Visit): Promise<string | null> {
  const [cartId, orderId] = (readCookie(visit.cookies, 'sentToPay') ?? '').split(':').map(decoded)
  if (!cartId || !orderId) return null
  try {
    const { state } = await openConfirmation(visit, { orderId, cartId })
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

/** Empty for half an escape, which nobody here has written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
