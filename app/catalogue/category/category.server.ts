import { graphql } from '#app/gateway/graphql.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { buildCategoryTree, type CategoryBranch } from './category-tree.ts'

const categoriesDocument = graphql(`
  query categories($channelId: String, $languageId: String, $marketId: String) {
    categories(
      includeHidden: false
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
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

const trees = new WeakMap<Visit, Promise<CategoryBranch[]>>()

/** The tree of the menu; header and page of one request ask for it once. */
export function openCategoryTree(visit: Visit): Promise<CategoryBranch[]> {
  let tree = trees.get(visit)
  if (!tree) {
    tree = ask(visit, categoriesDocument, {}).then((answer) => buildCategoryTree(answer.categories))
    trees.set(visit, tree)
  }
  return tree
}
