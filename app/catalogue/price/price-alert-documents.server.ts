import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

export const offersPriceAlertsDocument = graphql(`
  query offersPriceAlerts {
    offersPriceAlerts
  }
`)

export const monitorPriceDocument = graphql(`
  mutation monitorProductPrice(
    $email: String!
    $productId: Int!
    $includesVat: Boolean!
    $shownPrice: Decimal
  ) {
    monitorProductPrice(
      email: $email
      productId: $productId
      includesVat: $includesVat
      shownPrice: $shownPrice
    )
  }
`)

/** Changes only with another merchant, and a page does without it. */
cacheResponses(offersPriceAlertsDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: 1 * hour,
  isSameForCustomers: true,
  callClass: 'area',
})
