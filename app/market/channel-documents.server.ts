import { keepAnswers } from '../gateway/call-policy.server.ts'
import { graphql } from '../gateway/graphql.ts'
import { hour, minute } from '../kit/time.ts'
import { readChannel } from './read-channel.ts'

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

/** Every page needs it and it changes a few times a year. */
keepAnswers(channelDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: hour,
  isSameForCustomers: true,
  check: readChannel,
})
