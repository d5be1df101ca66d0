import { productSummaryFields, stockFields } from '#app/catalogue/card/card-documents.server.ts'
import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

const listedProductFields = graphql(
  `
    fragment ListedProductFields on ProductType {
      ...ProductSummaryFields
      skus {
        skuId
        name
        stock {
          ...StockFields
        }
      }
    }
  `,
  [productSummaryFields, stockFields],
)

export type WireListedProduct = ResultOf<typeof listedProductFields>

export const listedItemsDocument = graphql(
  `
    query listedItems($filter: FilterInputType, $take: Int) {
      products(filter: $filter, skip: 0, take: $take) {
        products {
          ...ListedProductFields
        }
      }
    }
  `,
  [listedProductFields],
)

/** Not cached: no two visitors have the same items, so their responses would evict those that many share. */
cacheResponses(listedItemsDocument, { freshSeconds: 0, staleSeconds: 0, except: () => true })
