import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { minute } from '#app/kit/time.ts'

export const resolveListDocument = graphql(`
  query anyList($category: String, $brand: String, $campaign: String, $list: String) {
    category: listPageInfo(url: $category) {
      id
    }
    brand: listPageInfo(url: $brand) {
      id
    }
    campaign: listPageInfo(url: $campaign) {
      id
    }
    list: listPageInfo(url: $list) {
      id
    }
  }
`)

/** The kind of list behind a name changes only when staff add or remove one. */
cacheResponses(resolveListDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: 5 * minute,
  isSameForCustomers: true,
})
