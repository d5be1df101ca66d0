import { cacheResponses, setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

export const placeOrderDocument = graphql(`
  mutation placeOrder($cartId: String!, $checkout: CheckoutInputType!) {
    placeOrder(cartId: $cartId, checkout: $checkout) {
      orderId
      publicId
      status
      redirectUrl
    }
  }
`)

export const comparesSeenAmountsDocument = graphql(`
  query comparesSeenAmounts {
    comparesSeenAmounts
  }
`)

setCallClass('order', placeOrderDocument)
/** Changes only with another merchant. */
cacheResponses(comparesSeenAmountsDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: 1 * hour,
  isSameForCustomers: true,
  callClass: 'area',
})
