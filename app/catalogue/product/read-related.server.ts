import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { readPictures } from '#app/catalogue/card/read-card.server.ts'
import { readPrice } from '#app/catalogue/price/price.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { WireRelated } from './product-documents.server.ts'
import { productName } from '../card/product-name.ts'
import type { RelatedRow } from './related-row.ts'

const relations = ['accessories', 'related', 'similar'] as const

/** Cards that a wide screen shows side by side. */
const rowLength = 4

/**
 * Related products as rows by kind of relation. The API sends neither their lowest price nor their rating,
 * so a reduced price is shown as an ordinary one.
 */
export function readRelatedRows(
  visit: Visit,
  related: readonly (WireRelated | null)[] | null | undefined,
): RelatedRow[] {
  const present = (related ?? []).filter((product) => product !== null)
  return relations.flatMap((relation) => {
    const products = present
      .filter((product) => product.relationType.toLowerCase() === relation)
      .slice(0, rowLength)
      .map((product) => readRelated(visit, product))
    return products.length > 0 ? [{ relation, products }] : []
  })
}

function readRelated(visit: Visit, product: WireRelated): ProductCard {
  const pictures = readPictures(product.productImages)
  return {
    id: product.skus?.[0]?.productId ?? 0,
    alias: product.alias,
    path: href(visit, 'product', { alias: product.alias }),
    name: productName(product.name),
    brand: product.brand?.name ?? '',
    pictures: pictures.length > 0 || !product.primaryImage ? pictures : [product.primaryImage],
    price: readPrice(product.unitPrice, null, visit.vatIncluded),
    rating: null,
    badges: [],
    stock: null,
    swatches: [],
    colors: 0,
    sizes: product.skus?.length ?? 0,
  }
}
