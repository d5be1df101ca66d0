import { graphql } from '#app/gateway/graphql.ts'

import { productFields } from './product-documents.server.ts'

export const productsByIdDocument = graphql(
  `
    query productsById($filter: FilterInputType, $take: Int) {
      products(filter: $filter, skip: 0, take: $take) {
        products {
          ...ProductFields
        }
      }
    }
  `,
  [productFields],
)
