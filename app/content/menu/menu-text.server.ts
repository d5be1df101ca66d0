import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import {
  menuCategories,
  type CategoryNode,
  type MenuCategory,
} from '#app/catalogue/category/category-tree.ts'
import { toJsonText, type JsonText } from '#app/kit/text/json-text.ts'
import type { UrlScope } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { menuCategoriesOf } from './menu-categories.ts'
import { addMenuPictures } from './menu-pictures.ts'
import { getMenus, type Menus } from './menu.server.ts'
import type { FooterMenu, MenuItem } from './menu.ts'

export interface PageMenus {
  main: MenuCategory[] | null
  mobile: MenuCategory[] | null
  departments: MenuCategory[]
  topBar: MenuItem[]
  footer: FooterMenu[]
}

export async function loadMenuText(visit: Visit): Promise<JsonText<PageMenus>> {
  const [menus, tree] = await Promise.all([getMenus(visit), getCategoryTree(visit)])
  return menuTextOf(visit, menus, tree)
}

/** The texts of menus with the tree whose pictures they have. */
const texts = new WeakMap<Menus, { tree: readonly CategoryNode[]; text: JsonText<PageMenus> }>()

/** Written once for the same menus and categories. */
export function menuTextOf(
  scope: UrlScope,
  menus: Menus,
  tree: readonly CategoryNode[],
): JsonText<PageMenus> {
  const known = texts.get(menus)
  if (known?.tree === tree) return known.text
  const text = toJsonText(pageMenus(scope, menus, tree))
  texts.set(menus, { tree, text })
  return text
}

function pageMenus(scope: UrlScope, menus: Menus, tree: readonly CategoryNode[]): PageMenus {
  const departments = menuCategories(tree)
  const withPictures = (menu: MenuCategory[]) => addMenuPictures(scope, menu, tree)
  return {
    main: menus.main && withPictures(menuCategoriesOf(menus.main)),
    mobile: menus.mainMobile && withPictures(menuCategoriesOf(menus.mainMobile)),
    // The footer shows only the first level; all levels are sent only if the header needs them.
    departments: menus.main ? withoutChildren(departments) : withPictures(departments),
    topBar: menus.topBar,
    footer: menus.footer,
  }
}

function withoutChildren(categories: readonly MenuCategory[]): MenuCategory[] {
  return categories.map((category) => ({ ...category, children: [] }))
}
