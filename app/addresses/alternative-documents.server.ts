import { graphql } from '#app/gateway/graphql.ts'

export const alternativeFields = graphql(`
  fragment AlternativeFields on AlternativeUrlType {
    url
    culture
    language
    channelId
  }
`)
