import { setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'

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

setCallClass('order', placeOrderDocument)
