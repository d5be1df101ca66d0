import { lowestPriceFields, priceFields } from '#app/catalogue/price/price-documents.server.ts'
import { skusFields } from '#app/catalogue/product/product-documents.server.ts'
import { setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'
import type { WireEntry } from '#app/kit/wire-list.ts'

export const feedProductsDocument = graphql(
  `
    query feedProducts($filter: FilterInputType, $skip: Int, $take: Int) {
      products(filter: $filter, skip: $skip, take: $take) {
        products {
          productId
          alias
          articleNumber
          name
          weight
          brand {
            name
          }
          primaryCategory {
            categoryId
            name
          }
          productImages {
            fileName
            tags
          }
          unitPrice {
            ...PriceFields
          }
          lowestPrice {
            ...LowestPriceFields
          }
          texts {
            text1
            text2
          }
          dimensions {
            length
            width
            height
          }
          parameterGroups {
            parameters {
              identifier
              value
            }
          }
          ...SkusFields
        }
      }
    }
  `,
  [priceFields, lowestPriceFields, skusFields],
)

export type WireFeedProduct = WireEntry<
  NonNullable<ResultOf<typeof feedProductsDocument>['products']>['products']
>

/** Kept compressed by the feed itself: parsed, the pages of one feed would evict all that shoppers need. */
setCallClass('background', feedProductsDocument)
