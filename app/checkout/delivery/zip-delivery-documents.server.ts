import { setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'

export const zipDeliveryDocument = graphql(`
  mutation zipDelivery($cartId: String!, $checkout: CheckoutInputType) {
    createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
      shippingOptions {
        id
        subOptions {
          name
          displayName
        }
      }
    }
  }
`)

setCallClass('checkout', zipDeliveryDocument)
