import {
  withDescendants,
  type CategoryNode,
  type MenuCategory,
} from '#app/catalogue/category/category-tree.ts'
import { href, type UrlScope } from '#app/routing/href.ts'

/** Adds the pictures of categories to the second level of a menu, wherever an item links to a category. */
export function addMenuPictures(
  scope: UrlScope,
  menu: readonly MenuCategory[],
  tree: readonly CategoryNode[],
): MenuCategory[] {
  const pictures = new Map(
    withDescendants(tree).flatMap(({ alias, picture }) =>
      picture ? [[href(scope, 'category', { alias }), picture]] : [],
    ),
  )
  const pathOf = ({ alias, link }: MenuCategory) => {
    if (!link) return href(scope, 'category', { alias })
    return link.kind === 'inside' ? link.to : null
  }
  return menu.map((root) => ({
    ...root,
    children: root.children.map((group) => {
      const picture = pictures.get(pathOf(group) ?? '')
      return picture ? { ...group, picture } : group
    }),
  }))
}
