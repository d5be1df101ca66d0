import { graphql } from './graphql.ts'
import { cacheResponses, sameForCustomers } from './resilience/call-policy.server.ts'

/** Questions of which the public Merchant API has none: what a merchant offers besides it. */

/** Whether an order is refused whose amounts are not those that the shopper saw. */
export const comparesSeenAmounts = graphql(`
  query comparesSeenAmounts {
    comparesSeenAmounts
  }
`)

/** Whether a new address is asked by mail before it is sent more. */
export const confirmsAddresses = graphql(`
  query confirmsAddresses {
    confirmsAddresses
  }
`)

/** Whether shoppers are sent a mail when a price is lower. */
export const offersPriceAlerts = graphql(`
  query offersPriceAlerts {
    offersPriceAlerts
  }
`)

/** Whether the language of a review is stored, and reviews may have pictures. */
export const takesReviewPictures = graphql(`
  query takesReviewPictures {
    takesReviewPictures
  }
`)

/** That changes only with another merchant, and a page does without the response. */
const caching = { ...sameForCustomers, callClass: 'area' } as const
cacheResponses(comparesSeenAmounts, caching)
cacheResponses(confirmsAddresses, caching)
cacheResponses(offersPriceAlerts, caching)
cacheResponses(takesReviewPictures, caching)
