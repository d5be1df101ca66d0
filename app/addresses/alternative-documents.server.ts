import { graphql } from '#app/gateway/graphql.ts'

/** URLs of a product, list or page in other languages and markets. */
export const alternativeFields = graphql(`
  fragment AlternativeFields on AlternativeUrlType {
    url
    culture
    language
    channelId
  }
`)
