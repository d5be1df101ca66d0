import { cacheResponses, setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

export const placeOrderDocument = graphql(`
  mutation placeOrder(
    $cartId: String!
    $checkout: CheckoutInputType!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    placeOrder(
      cartId: $cartId
      checkout: $checkout
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
      orderId
      publicId
      status
      redirectUrl
    }
  }
`)

export const comparesSeenAmountsDocument = graphql(`
  query comparesSeenAmounts($channelId: String, $languageId: String, $marketId: String) {
    comparesSeenAmounts(channelId: $channelId, languageId: $languageId, marketId: $marketId)
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
