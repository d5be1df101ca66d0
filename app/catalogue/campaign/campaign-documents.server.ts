import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { minute, second } from '#app/kit/time.ts'

/** The campaigns of the best sellers: the merchant's API has no list of active campaigns. */
export const popularCampaignsDocument = graphql(`
  query popularCampaigns {
    products(filter: { sort: MOST_SOLD }, skip: 0, take: 100) {
      products {
        discountCampaigns {
          name
          hideTitle
          canonicalUrl
        }
      }
    }
  }
`)

/** Cached as long as the row of products for it; best sellers are the same for every customer. */
cacheResponses(popularCampaignsDocument, {
  freshSeconds: 30 * second,
  staleSeconds: 5 * minute,
  isSameForCustomers: true,
})
