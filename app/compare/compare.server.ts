import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import type { Product } from '#app/catalogue/product/product.ts'
import { readProduct } from '#app/catalogue/product/read-product.server.ts'
import type { CookieJar } from '#app/context.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import type { ToggleChange } from '#app/ui/button/toggle-change.ts'
import type { Visit } from '#app/visit/visit.ts'

import { comparedProductsDocument } from './compare-documents.server.ts'
import { changeCompared, comparedText, readComparedIds } from './compared.ts'

/** Ids of the products that the visitor compares, newest last. */
export function comparedIds(jar: CookieJar): number[] {
  return readComparedIds(readCookie(jar, 'compare'))
}

/** Saves changes and returns the compared ids. */
export function saveCompared(jar: CookieJar, changes: readonly ToggleChange[]): number[] {
  const before = comparedIds(jar)
  const ids = changes.reduce<number[]>(changeCompared, before)
  if (ids.length === 0) forgetCookie(jar, 'compare')
  else if (ids.join() !== before.join()) writeCookie(jar, 'compare', comparedText(ids))
  return ids
}

/** The products with these ids that the market sells, in this order. */
export async function findCompared(visit: Visit, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const filter = { productIds: [...ids], includeCollapsed: true }
  const [{ products }, tree] = await Promise.all([
    requestMerchant(visit, comparedProductsDocument, { filter, take: ids.length }),
    getCategoryTree(visit),
  ])
  const found = (products?.products ?? []).flatMap((wire) =>
    wire ? [readProduct(visit, wire, tree)] : [],
  )
  return ids.flatMap((id) => found.find((product) => product.id === id) ?? [])
}
