import { cacheResponses } from '#app/gateway/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { minute, second } from '#app/kit/time.ts'

import { cardFields } from './card-documents.server.ts'

/** The first products that fit a filter, as cards need them. */
export const cardsDocument = graphql(
  `
    query cards(
      $filter: FilterInputType
      $campaign: String
      $take: Int
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      products(
        filter: $filter
        discountCampaignAlias: $campaign
        skip: 0
        take: $take
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        products {
          ...CardFields
        }
      }
    }
  `,
  [cardFields],
)

/**
 * Like the lists that such rows lead to. What a visitor has chosen one by one is not kept: no two have
 * the same favourites, and theirs would only push out what many ask for.
 */
cacheResponses(cardsDocument, {
  freshSeconds: 30 * second,
  staleSeconds: 5 * minute,
  except: ({ filter }) => Boolean(filter?.includeCollapsed),
})
