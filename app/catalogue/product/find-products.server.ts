import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { plainText } from '#app/kit/text/plain-text.server.ts'
import { present } from '#app/kit/wire-list.ts'
import type { Visit } from '#app/visit/visit.ts'

import { productsByIdDocument } from './find-products-documents.server.ts'
import type { Product } from './product.ts'
import { readProduct } from './read-product.server.ts'

export interface DescribedProduct {
  product: Product
  /** As plain text; may be empty. */
  description: string
}

/** Products by id, as their pages show them, in the order of the ids; without those that are not sold here. */
export async function findProductsById(
  visit: Visit,
  ids: readonly number[],
): Promise<DescribedProduct[]> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const filter = { productIds: unique, includeCollapsed: true }
  const [{ products }, tree] = await Promise.all([
    requestMerchant(visit, productsByIdDocument, { filter, take: unique.length }),
    getCategoryTree(visit),
  ])
  const found = new Map(
    present(products?.products).map((wire) => {
      const product = readProduct(visit, wire, tree)
      const { text1, text2 } = wire.texts ?? {}
      return [product.id, { product, description: plainText(text1 || text2 || '') }]
    }),
  )
  return unique.flatMap((id) => found.get(id) ?? [])
}
