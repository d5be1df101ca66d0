import { graphql } from '#app/gateway/graphql.ts'

export const monitorAvailabilityDocument = graphql(`
  mutation monitorProductAvailability(
    $email: String!
    $skuId: Int!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    monitorProductAvailability(
      email: $email
      skuId: $skuId
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    )
  }
`)
