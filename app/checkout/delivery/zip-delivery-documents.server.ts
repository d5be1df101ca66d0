import { setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'

/** Shipping options of a cart for a postal code. */
export const zipDeliveryDocument = graphql(`
  mutation zipDelivery(
    $cartId: String!
    $checkout: CheckoutInputType
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    createOrUpdateCheckout(
      cartId: $cartId
      checkout: $checkout
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
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
