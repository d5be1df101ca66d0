/**
 * Handles callbacks of the payment provider. With the response `accepted: false` the provider does not
 * capture: the order was replaced, cancelled or placed for another amount.
 */
import { dueMinor } from '#server/merchant/buying/cart/cart-quote.ts'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import {
  paymentCallback,
  type PaymentCallback,
} from '#server/merchant/buying/payment/payment-service.ts'
import type { PaymentEvent } from '#server/merchant/buying/payment/payment-outcomes.ts'
import { isSignedCallback, signatureHeader } from '#server/merchant/buying/payment/signature.ts'
import { readJson } from '#server/merchant/graphql/read-json.ts'
import { transaction } from '#server/merchant/store/database.ts'
import { isPaid, type OrderEvent } from '#server/merchant/buying/order/order-states.ts'
import { findOrderByPublicId, type Order } from '#server/merchant/buying/order/order.store.ts'

import { endUnpaidOrder } from './pending-order.ts'
import { confirmPaidOrder } from './confirm-paid-order.ts'

const failureEvents: Record<Exclude<PaymentEvent, 'captured'>, OrderEvent> = {
  failed: 'payment-failed',
  'out-of-stock': 'payment-out-of-stock',
}

const maxBodyLength = 4096

export async function handlePaymentCallback(
  deps: CommerceDeps,
  secret: string,
  request: Request,
): Promise<Response> {
  const body = await request.text()
  if (body.length > maxBodyLength) return new Response(null, { status: 413 })
  if (!isSignedCallback(request.headers.get(signatureHeader), body, deps.now(), secret)) {
    return new Response(null, { status: 401 })
  }
  const { data: callback } = paymentCallback.safeParse(readJson(body))
  if (!callback) return new Response(null, { status: 400 })
  return Response.json({ accepted: applyPaymentEvent(deps, callback) })
}

/** Idempotent: a second call with the same event changes nothing and returns the same. */
function applyPaymentEvent(deps: CommerceDeps, callback: PaymentCallback): boolean {
  return transaction(deps.db, () => {
    const order = findOrderByPublicId(deps.db, callback.reference)
    if (!order) return false
    if (callback.event !== 'captured') {
      endUnpaidOrder(deps, order, failureEvents[callback.event])
      return true
    }
    if (isPaid(order.state)) return true
    if (!isAgreedAmount(order, callback)) return false
    return confirmPaidOrder(deps, order)
  })
}

function isAgreedAmount({ document }: Order, callback: PaymentCallback): boolean {
  const { quote } = document
  return dueMinor(quote) === callback.amountMinor && quote.currency === callback.currency
}
