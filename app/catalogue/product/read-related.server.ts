import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { pathToCategory, type CategoryNode } from '#app/catalogue/category/category-tree.ts'
import { readPictures } from '#app/catalogue/card/read-card.server.ts'
import { readPrice } from '#app/catalogue/price/price.ts'
import { isSoldOut } from '#app/catalogue/stock/stock-label.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import type { WireRelated } from './product-documents.server.ts'
import { productName } from '../card/product-name.ts'
import type { RelatedRow } from './product.ts'

const relations = ['family', 'related', 'accessories', 'similar'] as const

/** Cards that a wide screen shows side by side. */
const rowLength = 4

interface Shelf {
  tree: CategoryNode[]
  /** Primary category of the product that is shown. */
  categoryId: number | undefined
}

/** The API sends neither lowest price nor rating of related products, so a reduced price is shown as an ordinary one. */
export function readRelatedRows(
  visit: Visit,
  related: WireList<WireRelated>,
  { tree, categoryId }: Shelf,
): RelatedRow[] {
  const kind = kindOf(tree, categoryId)
  const relationOf = ({ relationType, primaryCategory }: WireRelated) => {
    const relation = relationType?.toLowerCase()
    const isSameKind = kind !== null && kindOf(tree, primaryCategory?.categoryId) === kind
    return relation === 'related' && isSameKind ? 'family' : relation
  }
  // A merchant may relate a product to another twice.
  const unique = [...new Map(present(related).map((each) => [each.alias, each])).values()]
  return relations.flatMap((relation) => {
    const products = unique
      .filter((product) => relationOf(product) === relation)
      .slice(0, rowLength)
      .map((product) => readRelated(visit, product))
    return products.length > 0 ? [{ relation, products }] : []
  })
}

/** Accessories and related products of another kind, of the newest first; neither sold out nor these products themselves. */
export function readMatching(
  visit: Visit,
  relatedOf: readonly WireList<WireRelated>[],
  products: readonly { alias: string; categoryId: number | null }[],
  tree: CategoryNode[],
): ProductCard[] {
  const kinds = new Set(products.map(({ categoryId }) => kindOf(tree, categoryId ?? undefined)))
  const isMatching = ({ alias, relationType, primaryCategory, skus }: WireRelated) => {
    const isOfOtherKind = !kinds.has(kindOf(tree, primaryCategory?.categoryId))
    return (
      (relationType === 'ACCESSORIES' || (relationType === 'RELATED' && isOfOtherKind)) &&
      products.every((product) => product.alias !== alias) &&
      present(skus).some(({ stock }) => !isSoldOut(stock))
    )
  }
  // The best of each product before the second best of one.
  const ranked = relatedOf
    .flatMap((related) =>
      present(related)
        .filter(isMatching)
        .map((product, rank) => ({ product, rank })),
    )
    .sort((a, b) => a.rank - b.rank)
  const unique = new Map(ranked.map(({ product }) => [product.alias, product]))
  return [...unique.values()].slice(0, rowLength).map((product) => readRelated(visit, product))
}

/** The category of the second level (sofas, tables, rugs), by which kinds of products differ. */
function kindOf(tree: CategoryNode[], categoryId: number | undefined): number | null {
  return categoryId === undefined ? null : (pathToCategory(tree, categoryId)[1]?.id ?? null)
}

function readRelated(visit: Visit, product: WireRelated): ProductCard {
  const pictures = readPictures(product.productImages)
  return {
    id: product.skus?.[0]?.productId ?? 0,
    alias: product.alias,
    path: href(visit, 'product', { alias: product.alias }),
    name: productName(product.name, product.alias),
    brand: product.brand?.name ?? '',
    pictures: pictures.length > 0 || !product.primaryImage ? pictures : [product.primaryImage],
    price: readPrice(product.unitPrice, null, visit),
    rating: null,
    badges: [],
    stock: null,
    swatches: [],
    colors: 0,
    sizes: product.skus?.length ?? 0,
  }
}
