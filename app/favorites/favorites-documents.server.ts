import { cardFields } from '#app/catalogue/card/card-documents.server.ts'
import { keepAnswers } from '#app/gateway/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { minute, second } from '#app/kit/time.ts'

/** Products by name: also those that lists hide behind another colour of the same thing. */
export const favoritesDocument = graphql(
  `
    query favorites(
      $ids: [Int]
      $take: Int
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      products(
        filter: { productIds: $ids, includeCollapsed: true }
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

/** What others buy most. */
export const popularDocument = graphql(
  `
    query popular($channelId: String, $languageId: String, $marketId: String) {
      products(
        filter: { sort: MOST_SOLD }
        skip: 0
        take: 24
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

/** No two visitors have the same favourites: kept answers would only push out what many ask for. */
keepAnswers(favoritesDocument, { freshSeconds: 0, staleSeconds: 0, except: () => true })
keepAnswers(popularDocument, { freshSeconds: 30 * second, staleSeconds: 5 * minute })
