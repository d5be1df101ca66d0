import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { minute } from '#app/kit/time.ts'
import { alternativeFields } from '#app/addresses/alternative-documents.server.ts'

export const productNamesDocument = graphql(
  `
    query productNames($alias: String!) {
      product(alias: $alias) {
        alternativeUrls {
          ...AlternativeFields
        }
      }
    }
  `,
  [alternativeFields],
)

export const listNamesDocument = graphql(
  `
    query listNames($url: String!) {
      listPageInfo(url: $url) {
        alternativeUrls {
          ...AlternativeFields
        }
      }
    }
  `,
  [alternativeFields],
)

cacheResponses(productNamesDocument, { freshSeconds: 5 * minute, staleSeconds: 5 * minute })
cacheResponses(listNamesDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: 5 * minute,
  isSameForCustomers: true,
})
