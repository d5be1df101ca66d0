import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

export const subscribeDocument = graphql(`
  mutation subscribeToNewsletter(
    $email: String!
    $tags: [String]
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    subscribeToNewsletter(
      email: $email
      tags: $tags
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    )
  }
`)

/** Ends the newsletter or the alerts of a mail's link; false for a token that the merchant has not made. */
export const endSubscriptionDocument = graphql(`
  mutation endSubscription(
    $token: String!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    endSubscription(
      token: $token
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    )
  }
`)

/** Confirms the address of a mail's link; false for a token that the merchant has not made, and for one that has ended. */
export const confirmDocument = graphql(`
  mutation confirmSubscription(
    $token: String!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    confirmSubscription(
      token: $token
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    )
  }
`)

export const confirmsAddressesDocument = graphql(`
  query confirmsAddresses($channelId: String, $languageId: String, $marketId: String) {
    confirmsAddresses(channelId: $channelId, languageId: $languageId, marketId: $marketId)
  }
`)

/** Changes only with another merchant, and a page does without it. */
cacheResponses(confirmsAddressesDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: 1 * hour,
  isSameForCustomers: true,
  callClass: 'area',
})
