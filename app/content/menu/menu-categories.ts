import type { MenuCategory } from '#app/catalogue/category/category-tree.ts'

import type { Menu, MenuItem } from './menu.ts'

/** The merchant's main menu as the header's categories; items without any link are dropped. */
export function menuCategoriesOf({ items }: Menu): MenuCategory[] {
  return items.flatMap((item) => menuCategoryOf(item) ?? [])
}

/** An item without a link of its own gets the link of its first child. */
function menuCategoryOf({ label, link, isPage, children }: MenuItem): MenuCategory | null {
  const below = children.flatMap((child) => menuCategoryOf(child) ?? [])
  const leadsTo = link ?? below[0]?.link
  if (!leadsTo) return null
  const category = { name: label, alias: '', link: leadsTo, children: below }
  return isPage && below.length > 0 ? { ...category, isPage } : category
}
