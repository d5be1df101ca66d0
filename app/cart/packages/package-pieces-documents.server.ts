import { cacheResponses, sameForCustomers } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'

export const packagePiecesDocument = graphql(`
  query packagePieces($filter: FilterInputType, $take: Int) {
    products(filter: $filter, skip: 0, take: $take) {
      products {
        productId
        productPackage {
          groups {
            groupId
            options {
              optionId
              quantity
            }
          }
        }
      }
    }
  }
`)

/** The number of pieces hardly ever changes, and a cart is shown without it. */
cacheResponses(packagePiecesDocument, { ...sameForCustomers, callClass: 'area' })
