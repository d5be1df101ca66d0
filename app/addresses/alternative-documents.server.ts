import { graphql } from '#app/gateway/graphql.ts'

/** Where a thing is in other languages and markets, as every page that has its own address asks it. */
export const alternativeFields = graphql(`
  fragment AlternativeFields on AlternativeUrlType {
    url
    culture
    language
    channelId
  }
`)
