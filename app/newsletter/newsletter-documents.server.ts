import { graphql } from '#app/gateway/graphql.ts'

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

/** Ends the subscription of a mail's link; false for a token that the merchant has not made. */
export const unsubscribeDocument = graphql(`
  mutation unsubscribeFromNewsletter(
    $token: String!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    unsubscribeFromNewsletter(
      token: $token
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    )
  }
`)

/** Confirms the address of a mail's link; false for a token that the merchant has not made. */
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
