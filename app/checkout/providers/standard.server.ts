import { ask } from '#app/gateway/graphql.server.ts'

import type { OwnFormProvider } from './payment-provider.ts'
import { placeOrderDocument } from './standard-documents.server.ts'

/** Invoice, card, Swish and all else that is paid later or on a page of its own (merchant API 6.4). */
export const standard: OwnFormProvider = {
  kind: 'ownForm',
  confirmParameter: 'oid',
  async submit(visit, order) {
    const { placeOrder: placed } = await ask(visit, placeOrderDocument, order)
    const page = paymentPage(placed?.redirectUrl)
    if (placed?.redirectUrl && !page) {
      visit.log.error({ cartId: order.cartId }, 'payment page is no web address')
    }
    return {
      orderId: placed?.orderId ?? '',
      paymentPage: page,
      // An order that is there is looked at, whether or not it is paid.
      isPlaced: placed?.status === 'completed' || Boolean(placed?.redirectUrl),
    }
  },
}

/** Where a payer may be sent, as a header can carry it: a page of the web and nothing else. */
function paymentPage(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
