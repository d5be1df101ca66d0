import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { minute, second } from '#app/kit/time.ts'

import { cardFields } from '#app/catalogue/card/card-documents.server.ts'

export const cardsDocument = graphql(
  `
    query cards($filter: FilterInputType, $campaign: String, $take: Int) {
      products(filter: $filter, discountCampaignAlias: $campaign, skip: 0, take: $take) {
        products {
          ...CardFields
        }
      }
    }
  `,
  [cardFields],
)

/** Cached like lists. Products by id are not: nobody shares favourites, which would evict what many visitors share. */
cacheResponses(cardsDocument, {
  freshSeconds: 30 * second,
  staleSeconds: 5 * minute,
  except: ({ filter }) => Boolean(filter?.includeCollapsed),
})
