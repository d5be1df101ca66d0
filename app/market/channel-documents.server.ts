import { graphql } from '../gateway/graphql.ts'

export const channelDocument = graphql(`
  query channel($channelId: String) {
    channel(channelId: $channelId) {
      id
      defaultMarketId
      markets {
        id
        alias
        defaultLanguageId
        virtual
        onlyDisplayInCheckout
        groupKey
        allowedLanguages {
          id
          code
        }
        country {
          code
          name
        }
        currency {
          code
        }
      }
    }
  }
`)
