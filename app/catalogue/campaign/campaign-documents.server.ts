import { cacheResponses } from '#app/gateway/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { minute, second } from '#app/kit/time.ts'

/** The campaigns of what is bought most: the merchant has no list of those that run. */
export const popularCampaignsDocument = graphql(`
  query popularCampaigns($channelId: String, $languageId: String, $marketId: String) {
    products(
      filter: { sort: MOST_SOLD }
      skip: 0
      take: 100
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
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

/** As long as the row of products that it is asked for; what sells most is no other for a customer. */
cacheResponses(popularCampaignsDocument, {
  freshSeconds: 30 * second,
  staleSeconds: 5 * minute,
  isSameForCustomers: true,
})
