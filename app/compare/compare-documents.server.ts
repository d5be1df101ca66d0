import { productFields } from '#app/catalogue/product/product-documents.server.ts'
import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { second } from '#app/kit/time.ts'

/** The compared products as their own pages show them. */
export const comparedProductsDocument = graphql(
  `
    query comparedProducts($filter: FilterInputType, $take: Int) {
      products(filter: $filter, skip: 0, take: $take) {
        products {
          ...ProductFields
        }
      }
    }
  `,
  [productFields],
)

/** Cached as long as a product page, which shows the same stock. */
cacheResponses(comparedProductsDocument, { freshSeconds: 10 * second, staleSeconds: 0 })
