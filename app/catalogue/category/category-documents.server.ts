import { cacheResponses, sameForCustomers } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'
import type { WireEntry } from '#app/kit/wire-list.ts'

export const categoriesDocument = graphql(`
  query categories {
    categories(includeHidden: false) {
      categoryId
      parentCategoryId
      order
      alias
      name
      isHidden
      primaryImage
    }
  }
`)

export type WireCategory = WireEntry<ResultOf<typeof categoriesDocument>['categories']>

/** The menu of every page; a new category may take minutes to appear in it. */
cacheResponses(categoriesDocument, sameForCustomers)
