import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

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

/** The menu of every page; a new category may take minutes to appear in it. */
cacheResponses(categoriesDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: hour,
  isSameForCustomers: true,
})
