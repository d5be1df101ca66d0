import { stockFields } from '#app/catalogue/card/card-documents.server.ts'
import { priceFields } from '#app/catalogue/price/price-documents.server.ts'
import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'
import { second } from '#app/kit/time.ts'

/** Groups and options of a product package; null for other products. */
export const packageFields = graphql(
  `
    fragment PackageFields on ProductType {
      productId
      unitPrice {
        ...PriceFields
      }
      productPackage {
        groups {
          groupId
          name
          required
          sortOrder
          options {
            optionId
            name
            quantity
            isSelected
            sortOrder
            product {
              alias
              name
              productImages {
                fileName
              }
              unitPrice {
                ...PriceFields
                regularPriceIncVat
                regularPriceExVat
              }
              skus {
                skuId
                name
                incoming
                stock {
                  ...StockFields
                }
              }
            }
          }
        }
      }
    }
  `,
  [priceFields, stockFields],
)

export const packageDocument = graphql(
  `
    query package($alias: String!) {
      product(alias: $alias) {
        ...PackageFields
      }
    }
  `,
  [packageFields],
)

export type WirePackage = ResultOf<typeof packageFields>

/** Never served stale, like the stock of other products. */
cacheResponses(packageDocument, { freshSeconds: 10 * second, staleSeconds: 0 })
