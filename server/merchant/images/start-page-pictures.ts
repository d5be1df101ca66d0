import { isSold, type Catalogue } from '../catalogue/catalogue.ts'
import type { MarketAlias } from '../channel/markets.ts'

/** File names of the pictures that a storefront's start page shows, in its order. */
export interface StartPagePictures {
  /** Pictures of the two upper levels of categories. */
  categories: readonly string[]
  /** Front pictures of best sellers and new products. */
  products: readonly string[]
}

const maxCategories = 16
const maxBestsellers = 12
const maxNewProducts = 6

/** One product of each variant group is listed, as on the start page. */
export function startPagePictures(catalogue: Catalogue, market: MarketAlias): StartPagePictures {
  const roots = catalogue.tree.childrenOf(0)
  const categories = [...roots, ...roots.flatMap(({ id }) => catalogue.tree.childrenOf(id))]
  return {
    categories: categories.flatMap(({ picture }) => picture ?? []).slice(0, maxCategories),
    products: [
      ...frontPicturesOf(catalogue, market, 'MOST_SOLD', maxBestsellers),
      ...frontPicturesOf(catalogue, market, 'LATEST', maxNewProducts),
    ],
  }
}

function frontPicturesOf(
  catalogue: Catalogue,
  market: MarketAlias,
  sortOrder: string,
  count: number,
) {
  const groups = new Set<number>()
  const fronts: string[] = []
  for (const ordinal of catalogue.index.order(sortOrder)) {
    if (fronts.length === count) break
    const product = catalogue.findProduct(catalogue.index.idAt(ordinal))
    const front = product?.images[0]?.fileName
    if (!product || front === undefined || !isSold(product, market)) continue
    if (product.group) {
      if (groups.has(product.group.id)) continue
      groups.add(product.group.id)
    }
    fronts.push(front)
  }
  return fronts
}
