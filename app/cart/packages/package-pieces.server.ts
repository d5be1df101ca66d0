import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import { isAmbiguous, type PackagePart, type PiecesOf } from './package-count.ts'
import { packagePiecesDocument } from './package-pieces-documents.server.ts'

/** How many pieces of each part a package contains. Requested only where the cart cannot tell; none without the catalogue. */
export async function findPieces(
  visit: Visit,
  packages: readonly (readonly PackagePart[])[],
): Promise<PiecesOf> {
  const ids = packages.filter(isAmbiguous).flatMap(([first]) => first?.packageId ?? [])
  const productIds = [...new Set(ids)].sort((a, b) => a - b)
  if (productIds.length === 0) return () => null
  const { products } = await requestMerchant(visit, packagePiecesDocument, {
    filter: { productIds, includeCollapsed: true },
    take: productIds.length,
  }).catch(
    fallbackTo({ products: null }, (err) =>
      visit.log.warn({ err }, 'package contents lookup failed'),
    ),
  )
  const pieces = new Map(
    present(products?.products).flatMap(({ productId, productPackage }) =>
      present(productPackage?.groups).flatMap(({ groupId, options }) =>
        present(options).map(
          ({ optionId, quantity }) => [[productId, groupId, optionId].join(), quantity] as const,
        ),
      ),
    ),
  )
  return ({ packageId, groupId, optionId }) =>
    pieces.get([packageId, groupId, optionId].join()) ?? null
}
