import { graphql } from '#app/gateway/graphql.ts'

export const postReviewDocument = graphql(`
  mutation postProductReview($alias: String!, $rating: Int, $comment: String, $author: String!) {
    postProductReview(alias: $alias, rating: $rating, comment: $comment, author: $author)
  }
`)

/** Only a merchant that stores the language and pictures of reviews has it. */
export const postReviewWithPicturesDocument = graphql(`
  mutation postProductReview(
    $alias: String!
    $rating: Int
    $comment: String
    $author: String!
    $language: String!
    $pictures: [Upload!]
  ) {
    postProductReview(
      alias: $alias
      rating: $rating
      comment: $comment
      author: $author
      language: $language
      pictures: $pictures
    )
  }
`)
