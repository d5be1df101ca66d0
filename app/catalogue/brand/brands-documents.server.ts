import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'
import { minute } from '#app/kit/time.ts'

/** All brands, with the number of products of each from the facets of the whole shop. */
export const brandsDocument = graphql(`
  query brands {
    brands {
      brandId
      alias
      name
      primaryImage
      logo
    }
    products(skip: 0, take: 0) {
      filters {
        facets {
          type
          values {
            facetId
            count
          }
        }
      }
    }
  }
`)

export type WireBrands = ResultOf<typeof brandsDocument>

/** A new brand may take minutes to appear. */
cacheResponses(brandsDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: 5 * minute,
  isSameForCustomers: true,
})
