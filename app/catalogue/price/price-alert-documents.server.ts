import { graphql } from '#app/gateway/graphql.ts'

export const monitorPriceDocument = graphql(`
  mutation monitorProductPrice(
    $email: String!
    $productId: Int!
    $includesVat: Boolean!
    $shownPrice: Decimal
  ) {
    monitorProductPrice(
      email: $email
      productId: $productId
      includesVat: $includesVat
      shownPrice: $shownPrice
    )
  }
`)
