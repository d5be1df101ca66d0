import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { relatedProductsDocument } from '#app/catalogue/product/product-documents.server.ts'
import { readMatching } from '#app/catalogue/product/read-related.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { Cart } from './cart.ts'

/** The cart must not be late because of its suggestions. */
const limitMs = 500

/** Goods that go with a cart's newest lines; none when the catalogue does not respond in time. */
export async function findMatchingGoods(visit: Visit, { lines }: Cart): Promise<ProductCard[]> {
  const products = lines.flatMap(({ product }) => product ?? []).reverse()
  const [first, second, third] = [...new Set(products.map(({ alias }) => alias))]
  if (!first) return []
  const variables = {
    first,
    second: second ?? '',
    third: third ?? '',
    hasSecond: second !== undefined,
    hasThird: third !== undefined,
  }
  const requests = Promise.all([
    requestMerchant(visit, relatedProductsDocument, variables),
    getCategoryTree(visit),
  ])
  const found = await waitFor(requests, { limitMs }).catch(
    fallbackTo(null, (err) => visit.log.warn({ err }, 'cart suggestions failed')),
  )
  if (!found) return []
  const [related, tree] = found
  return readMatching(visit, [related.first, related.second, related.third], products, tree)
}
