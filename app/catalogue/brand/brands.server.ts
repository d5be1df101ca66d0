import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { formatNumber } from '#app/i18n/format-number.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import type { Brand } from './brand.ts'
import { brandsDocument, type WireBrands } from './brands-documents.server.ts'

/** Every brand with at least one product in this market, unsorted. */
export async function listBrands(visit: Visit): Promise<Brand[]> {
  const { brands, products } = await requestMerchant(visit, brandsDocument, {})
  const counts = readCounts(brands, products)
  return present(brands).flatMap((brand) => {
    if (!brand.alias || !brand.name) return []
    const count = counts && (counts.get(`b_${brand.alias}`) ?? 0)
    if (count === 0) return []
    return [
      {
        id: brand.brandId,
        name: brand.name,
        picture: brand.primaryImage || brand.logo || null,
        path: href(visit, 'brand', { alias: brand.alias }),
        products: count === null ? null : { count, formatted: formatNumber(count, visit.language) },
      },
    ]
  })
}

/** Products by facet id of the brand; null without such a facet, or when its ids are not those of the brands. */
function readCounts(
  brands: WireBrands['brands'],
  products: WireBrands['products'],
): Map<string, number> | null {
  const brandFacet = present(products?.filters?.facets).find(({ type }) => type === 'Brand')
  if (!brandFacet?.values) return null
  const counts = new Map(
    present(brandFacet.values).flatMap(({ facetId, count }) =>
      facetId ? [[facetId, Number(count)] as const] : [],
    ),
  )
  return present(brands).some(({ alias }) => counts.has(`b_${alias ?? ''}`)) ? counts : null
}
