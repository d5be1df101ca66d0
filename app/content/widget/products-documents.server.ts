import { cardFields } from '#app/catalogue/card/card-documents.server.ts'
import { keepAnswers } from '#app/gateway/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { minute, second } from '#app/kit/time.ts'

/** The products of a widget. */
export const widgetProductsDocument = graphql(
  `
    query widgetProducts(
      $filter: FilterInputType
      $take: Int
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      products(
        filter: $filter
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

/** Like the lists they lead to. */
keepAnswers(widgetProductsDocument, { freshSeconds: 30 * second, staleSeconds: 5 * minute })
