import type { CategoryNode } from './category-tree.ts'

export interface CategoryTile {
  id: number
  name: string
  path: string
  picture: string | null
}

/** Categories for tiles. With fewer roots than `count`, their children in turn, so that all parts are represented. */
export function categoryTiles(tree: readonly CategoryNode[], count: number): CategoryNode[] {
  if (tree.length >= count) return tree.slice(0, count)
  const childrenByRoot = tree.map((root) => (root.children.length > 0 ? root.children : [root]))
  const deepest = Math.max(0, ...childrenByRoot.map((children) => children.length))
  return Array.from({ length: deepest }, (_, row) =>
    childrenByRoot.flatMap((children) => children[row] ?? []),
  )
    .flat()
    .slice(0, count)
}
