import { cardFields } from '#app/catalogue/card/card-documents.server.ts'
import { keepAnswers } from '#app/gateway/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { minute, second } from '#app/kit/time.ts'

/** Everything on the start page that the merchant decides, in one question. */
export const startDocument = graphql(
  `
    query start($channelId: String, $languageId: String, $marketId: String) {
      bestsellers: products(
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
      popular: products(
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
      news: products(
        filter: { sort: LATEST }
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
      brands(channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        brandId
        alias
        name
      }
    }
  `,
  [cardFields],
)

/** The busiest page of the shop; nothing on it is bought without looking at the product first. */
keepAnswers(startDocument, { freshSeconds: 30 * second, staleSeconds: 5 * minute })
