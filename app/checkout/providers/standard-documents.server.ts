import { setCallClass } from '#app/gateway/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'

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

setCallClass('order', placeOrderDocument)
