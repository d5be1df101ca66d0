/** What the storefront's start page shows first, for pictures to be ready before visitors are. */
import { isSold, type Catalogue } from './catalogue/catalogue.ts'
import type { MarketAlias } from './channel/markets.ts'
import type { ShopWindow } from './picture/ahead-pictures.rules.ts'

/** The storefront opens with this room, whatever the catalogue. */
const openingScene = 'scene-living-room-1.jpg'
const mostShelves = 16
const mostSellers = 12
const mostNews = 6

/** Scenes of the upper shelves, then best sellers and news, one of each group of colours. */
export function shopWindowOf(catalogue: Catalogue, market: MarketAlias): ShopWindow {
  const roots = catalogue.tree.childrenOf(0)
  const shelves = [...roots, ...roots.flatMap(({ id }) => catalogue.tree.childrenOf(id))]
  return {
    scenes: [
      openingScene,
      ...shelves.flatMap(({ picture }) => picture ?? []).slice(0, mostShelves),
    ],
    fronts: [
      ...frontsOf(catalogue, market, 'MOST_SOLD', mostSellers),
      ...frontsOf(catalogue, market, 'LATEST', mostNews),
    ],
  }
}

function frontsOf(catalogue: Catalogue, market: MarketAlias, order: string, count: number) {
  const groups = new Set<number>()
  const fronts: string[] = []
  for (const ordinal of catalogue.index.order(order)) {
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
