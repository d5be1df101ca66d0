import type { MenuCategory } from '#app/catalogue/category/category-tree.ts'

import type { Menu, MenuItem } from './menu.ts'

/**
 * A merchant's own main menu as categories, which the header shows. Each has the link that was
 * read of it; what leads nowhere is left out.
 */
export function menuCategoriesOf({ items }: Menu): MenuCategory[] {
  return items.flatMap((item) => menuCategoryOf(item) ?? [])
}

/** A word that only opens what is below it leads to the first thing there. */
function menuCategoryOf({ label, link, children }: MenuItem): MenuCategory | null {
  const below = children.flatMap((child) => menuCategoryOf(child) ?? [])
  const leadsTo = link ?? below[0]?.link
  return leadsTo ? { name: label, alias: '', link: leadsTo, children: below } : null
}
