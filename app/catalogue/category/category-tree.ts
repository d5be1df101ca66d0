import type { ContentLink } from '#app/rich-text/link/content-link.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import type { WireCategory } from './category-documents.server.ts'

/** A category of the shop's tree, at most three levels deep. */
export interface CategoryNode {
  id: number
  name: string
  alias: string
  picture: string | null
  children: CategoryNode[]
}

/** A menu item. It has few fields, because every page's data contains the menu. */
export interface MenuCategory {
  name: string
  /** Alias of a category; empty for an item of the merchant's own menu, which has a `link`. */
  alias: string
  /** Checked target of an item of the merchant's own menu. */
  link?: ContentLink
  /** Set for an item with a list below it that is a page of its own, and not a list of products. */
  isPage?: boolean
  /** File name; only of the second level, which shows it. */
  picture?: string
  children: MenuCategory[]
}

/** Deeper categories appear only on their parent's page. */
const maxLevel = 3

/** Builds the tree without categories that are hidden or have no alias or parent; a cycle is unreachable. */
export function buildCategoryTree(wire: WireList<WireCategory>): CategoryNode[] {
  const childrenOf = new Map<number, WireCategory[]>()
  for (const category of present(wire)) {
    if (category.isHidden || !category.alias) continue
    const siblings = childrenOf.get(category.parentCategoryId)
    if (siblings) siblings.push(category)
    else childrenOf.set(category.parentCategoryId, [category])
  }
  const nodes = (parentId: number, level: number): CategoryNode[] =>
    (childrenOf.get(parentId) ?? [])
      .sort((one, other) => one.order - other.order || one.categoryId - other.categoryId)
      .map((category) => ({
        id: category.categoryId,
        name: category.name,
        alias: category.alias ?? '',
        picture: category.primaryImage,
        children: level < maxLevel ? nodes(category.categoryId, level + 1) : [],
      }))
  return nodes(0, 1)
}

/** The top level of a menu: a single root's children, because a menu with one item is useless. */
export function menuCategories(tree: readonly CategoryNode[]): MenuCategory[] {
  const [only, ...others] = tree
  return readMenuCategories(
    only && others.length === 0 && only.children.length > 1 ? only.children : tree,
  )
}

function readMenuCategories(nodes: readonly CategoryNode[]): MenuCategory[] {
  return nodes.map(({ name, alias, children }) => ({
    name,
    alias,
    children: readMenuCategories(children),
  }))
}

/** The categories from the root to the one with this id, which is last; empty when there is none. */
export function pathToCategory(tree: readonly CategoryNode[], id: number): CategoryNode[] {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = pathToCategory(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The categories of all levels, each before those below it. */
export function withDescendants(tree: readonly CategoryNode[]): CategoryNode[] {
  return tree.flatMap((node) => [node, ...withDescendants(node.children)])
}
