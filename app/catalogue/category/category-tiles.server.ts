import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { categoryTiles, type CategoryTile } from './category-tiles.ts'
import { getCategoryTree } from './category.server.ts'

/** At most `count` categories for tiles. */
export async function findCategoryTiles(visit: Visit, count: number): Promise<CategoryTile[]> {
  const tree = await getCategoryTree(visit)
  return categoryTiles(tree, count).map(({ id, name, alias, picture }) => ({
    id,
    name,
    picture,
    path: href(visit, 'category', { alias }),
  }))
}
