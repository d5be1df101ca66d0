import { isPublicOrderId } from '#app/account/orders/order.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { rememberOrder } from '#app/session/browser.server.ts'

import type { OwnFormProvider } from './payment-provider.ts'
import { placeOrderDocument } from './standard-documents.server.ts'

/** Invoice, card, Swish and all other types paid later or on a payment page (merchant API 6.4). */
export const standard: OwnFormProvider = {
  kind: 'ownForm',
  confirmParameter: 'oid',
  async submit(visit, order) {
    const { placeOrder: placed } = await requestMerchant(visit, placeOrderDocument, order)
    const publicId = placed?.publicId
    if (isPublicOrderId(publicId)) rememberOrder(visit, { publicId })
    const page = paymentPage(placed?.redirectUrl)
    if (placed?.redirectUrl && !page) {
      visit.log.error({}, 'payment URL invalid')
    }
    return {
      orderId: placed?.orderId ?? '',
      paymentPage: page,
      // A payment page also means that the order exists, paid or not.
      isPlaced: placed?.status === 'completed' || Boolean(placed?.redirectUrl),
    }
  },
}

/** The payment page's URL, encoded for a header; null for anything but HTTP. */
function paymentPage(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
