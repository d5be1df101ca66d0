import { graphql } from '#app/gateway/graphql.ts'

export const withdrawalRowFields = graphql(`
  fragment WithdrawalRowFields on WithdrawalRowType {
    rowId
    name
    variant
    quantity
  }
`)

export const withdrawableOrderDocument = graphql(
  `
    query withdrawableOrder($publicOrderId: Guid!) {
      withdrawableOrder(publicOrderId: $publicOrderId) {
        orderNumber
        createdAt
        name
        rows {
          ...WithdrawalRowFields
        }
      }
    }
  `,
  [withdrawalRowFields],
)

export const withdrawDocument = graphql(`
  mutation withdrawFromOrder($withdrawal: WithdrawalInputType!) {
    withdrawFromOrder(withdrawal: $withdrawal) {
      publicId
    }
  }
`)

export const withdrawalDocument = graphql(
  `
    query withdrawal($publicId: Guid!) {
      withdrawal(publicId: $publicId) {
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
  [withdrawalRowFields],
)
