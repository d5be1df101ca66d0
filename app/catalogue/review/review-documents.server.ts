import { graphql } from '#app/gateway/graphql.ts'

export const postReviewDocument = graphql(`
  mutation postProductReview(
    $alias: String!
    $rating: Int
    $comment: String
    $author: String!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    postProductReview(
      alias: $alias
      rating: $rating
      comment: $comment
      author: $author
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    )
  }
`)
