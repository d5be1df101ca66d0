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
