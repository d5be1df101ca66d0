import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'

import { graphql } from '../gateway/graphql.ts'
import { minute } from '../kit/time.ts'

export const urlHistoryDocument = graphql(`
  query urlHistory($url: String) {
    urlHistory(url: $url) {
      newUrl
    }
  }
`)

/** Queried only when there is no page at a URL; a page that has moved does not move back. */
cacheResponses(urlHistoryDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: 0,
  isSameForCustomers: true,
})
