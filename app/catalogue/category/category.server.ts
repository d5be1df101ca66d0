import { requestMerchant, type GatewayContext } from '#app/gateway/graphql.server.ts'

import { categoriesDocument } from './category-documents.server.ts'
import { buildCategoryTree, type CategoryNode } from './category-tree.ts'

const trees = new WeakMap<object, CategoryNode[]>()

/** The category tree of the menu, built once per response. */
export async function getCategoryTree(context: GatewayContext): Promise<CategoryNode[]> {
  const data = await requestMerchant(context, categoriesDocument, {})
  const cached = trees.get(data)
  if (cached) return cached
  const tree = buildCategoryTree(data.categories)
  trees.set(data, tree)
  return tree
}
