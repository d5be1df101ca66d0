import type { CategoryNode } from './category-tree.ts'

/** A shelf as a picture and a name. */
export interface CategoryTile {
  id: number
  name: string
  path: string
  picture: string | null
}

/**
 * Categories for tiles. A shop with few roots shows the shelves below them, one of each root in turn,
 * so that every part of the shop is seen.
 */
export function categoryTiles(tree: readonly CategoryNode[], count: number): CategoryNode[] {
  if (tree.length >= count) return tree.slice(0, count)
  const shelves = tree.map((root) => (root.children.length > 0 ? root.children : [root]))
  const deepest = Math.max(0, ...shelves.map((shelf) => shelf.length))
  return Array.from({ length: deepest }, (_, row) => shelves.flatMap((shelf) => shelf[row] ?? []))
    .flat()
    .slice(0, count)
}
