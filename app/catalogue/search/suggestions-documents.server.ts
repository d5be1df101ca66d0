import { productSummaryFields } from '#app/catalogue/card/card-documents.server.ts'
import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

/** The first products for a typed text, and the number of products by category. */
export const suggestionsDocument = graphql(
  `
    query suggestions($filter: FilterInputType, $take: Int) {
      products(filter: $filter, skip: 0, take: $take) {
        count
        products {
          ...ProductSummaryFields
          variantGroup {
            variantGroupId
          }
        }
        filters {
          facets {
            type
            values {
              label
              count
            }
          }
        }
      }
    }
  `,
  [productSummaryFields],
)

export const searchCountDocument = graphql(`
  query searchCount($filter: FilterInputType) {
    products(filter: $filter, skip: 0, take: 0) {
      count
    }
  }
`)

/** Short texts are common to many searches; longer ones are nearly as many as there are visitors. */
const maxCachedLength = 5
cacheResponses(suggestionsDocument, {
  freshSeconds: minute,
  staleSeconds: 5 * minute,
  except: ({ filter }) => (filter?.searchText?.length ?? 0) > maxCachedLength,
})
/** Requested for a dozen searches of each language only. */
cacheResponses(searchCountDocument, { freshSeconds: 10 * minute, staleSeconds: hour })
