import { ask } from '#app/gateway/graphql.server.ts'
import { formatNumber } from '#app/i18n/format-number.ts'
import { excerpt } from '#app/kit/plain-text.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { Brand } from './brand.ts'
import { brandsDocument, type WireBrands } from './brands-documents.server.ts'

/** An index shows three lines; the whole text stands on the maker's own page. */
const maxDescriptionLength = 300

/** Every maker that has something to sell in this market, in no order. */
export async function listBrands(visit: Visit): Promise<Brand[]> {
  const { brands, products } = await ask(visit, brandsDocument, {})
  const counts = readCounts(products)
  return (brands ?? []).flatMap((brand) => {
    if (!brand?.alias || !brand.name) return []
    const count = counts && (counts.get(`b_${brand.alias}`) ?? 0)
    if (count === 0) return []
    return [
      {
        id: brand.brandId,
        name: brand.name,
        description: excerpt(brand.description ?? '', maxDescriptionLength),
        path: href(visit, 'brand', { alias: brand.alias }),
        products: count === null ? null : { count, formatted: formatNumber(count, visit.language) },
      },
    ]
  })
}

/** Products by the facet of their maker; null when the merchant does not count. */
function readCounts(products: WireBrands['products']): Map<string, number> | null {
  const makers = (products?.filters?.facets ?? []).find((facet) => facet?.type === 'Brand')
  if (!makers?.values) return null
  return new Map(
    makers.values.flatMap((value) =>
      value?.facetId ? [[value.facetId, Number(value.count)]] : [],
    ),
  )
}
