import { isPublicOrderId } from '#app/account/orders/order.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { VariablesOf } from '#app/gateway/graphql.ts'
import { rememberOrder } from '#app/session/browser.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { placeOrderDocument } from './standard-documents.server.ts'

/** Query parameter of the confirmation with the id of an order of the shop's own form (merchant API 6.4). */
export const orderParameter = 'oid'

/** Places an order that is paid later or on a payment page. Throws a GatewayError with the merchant's refusal. */
export async function submitOrder(visit: Visit, order: VariablesOf<typeof placeOrderDocument>) {
  const { placeOrder: placed } = await requestMerchant(visit, placeOrderDocument, order)
  const publicId = placed?.publicId
  if (isPublicOrderId(publicId)) rememberOrder(visit, { publicId })
  const page = paymentPageOf(placed?.redirectUrl)
  if (placed?.redirectUrl && !page) {
    visit.log.error({}, 'payment URL invalid')
  }
  return {
    /** Empty when the merchant sent none. */
    orderId: placed?.orderId ?? '',
    /** URL of the payment page; null when nothing is left to pay, or when it is no HTTP URL. */
    paymentPage: page,
    /** Whether the merchant has created an order, paid or not: a payment page means that, too. */
    isPlaced: placed?.status === 'completed' || Boolean(placed?.redirectUrl),
  }
}

/** The payment page's URL, encoded for a header; null for anything but HTTP. */
function paymentPageOf(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
