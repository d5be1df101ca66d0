import type { ContentLink } from '#app/rich-text/link/content-link.ts'

/** A category of the shop's tree, at most three levels deep. */
export interface CategoryNode {
  id: number
  name: string
  alias: string
  picture: string | null
  children: CategoryNode[]
}

/** What a menu shows of a category, and no more: it travels with every page. */
export interface MenuCategory {
  name: string
  /** Of a category; an item of a merchant's own menu has a link in its place. */
  alias: string
  /** Where it leads, judged; never what a category is called. */
  link?: ContentLink
  children: MenuCategory[]
}

export interface WireCategory {
  categoryId: number
  parentCategoryId: number
  order: number
  alias: string | null
  name: string
  isHidden: boolean | null
  primaryImage: string | null
}

/** Deeper categories are shown on their parent's page only. */
const maxLevel = 3

/**
 * Builds the tree from the merchant's flat list. What is hidden, has no alias, or hangs on something
 * that is not there, is left out, and a ring of parents cannot loop.
 */
export function buildCategoryTree(
  wire: readonly (WireCategory | null)[] | null | undefined,
): CategoryNode[] {
  const childrenOf = new Map<number, WireCategory[]>()
  for (const category of wire ?? []) {
    if (!category || category.isHidden || !category.alias) continue
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

/**
 * The top level of a menu. A shop whose feed knows one department only would otherwise
 * show a menu of one word.
 */
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

/** The way from a root down to the category with this id, itself last; empty when it is not there. */
export function pathToCategory(tree: readonly CategoryNode[], id: number): CategoryNode[] {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = pathToCategory(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
