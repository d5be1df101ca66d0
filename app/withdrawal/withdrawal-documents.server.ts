import { graphql } from '#app/gateway/graphql.ts'

const rowFields = graphql(`
  fragment WithdrawalRowFields on WithdrawalRowType {
    rowId
    name
    variant
    quantity
  }
`)

export const withdrawableOrderDocument = graphql(
  `
    query withdrawableOrder(
      $publicOrderId: Guid!
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      withdrawableOrder(
        publicOrderId: $publicOrderId
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        orderNumber
        createdAt
        name
        rows {
          ...WithdrawalRowFields
        }
      }
    }
  `,
  [rowFields],
)

export const withdrawDocument = graphql(`
  mutation withdrawFromOrder(
    $withdrawal: WithdrawalInputType!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    withdrawFromOrder(
      withdrawal: $withdrawal
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
      publicId
    }
  }
`)

export const withdrawalDocument = graphql(
  `
    query withdrawal($publicId: Guid!, $channelId: String, $languageId: String, $marketId: String) {
      withdrawal(
        publicId: $publicId
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        orderNumber
        name
        email
        receivedAt
        rows {
          ...WithdrawalRowFields
        }
      }
    }
  `,
  [rowFields],
)
