import { setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

const salesPriceFields = graphql(`
  fragment SalesPriceFields on PriceType {
    sellingPriceIncVat
    sellingPriceExVat
    regularPriceIncVat
    discountIncVat
    discountPercentage
    currency {
      code
    }
  }
`)

export const salesCartFields = graphql(
  `
    fragment SalesCartFields on CartType {
      promoCode
      items {
        skuId
        quantity
        unitPrice {
          ...SalesPriceFields
        }
        product {
          productId
          name
          discountType
          brand {
            name
          }
          primaryCategory {
            name
          }
          variantGroup {
            variants {
              level
              label
              productId
              alias
              attributes {
                value
              }
            }
          }
        }
      }
      summary {
        fixedAmountDiscountIncVat
        fixedAmountDiscountExVat
        subTotal {
          ...SalesPriceFields
        }
        total {
          ...SalesPriceFields
        }
        shipping {
          feeIncVat
          feeExVat
        }
      }
    }
  `,
  [salesPriceFields],
)

/** Requested only with analytics. */
export const salesCartDocument = graphql(
  `
    query salesCart($id: String!) {
      getCart(id: $id) {
        ...SalesCartFields
      }
    }
  `,
  [salesCartFields],
)

export type WireSalesCart = ResultOf<typeof salesCartFields>

setCallClass('cart', salesCartDocument)
