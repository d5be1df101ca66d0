import type { Shelf } from '#app/catalogue/category/category-tree.ts'

import type { Menu, MenuItem } from './menu.ts'

/**
 * A merchant's own main menu in the shape of shelves, which the header shows. Each has its address,
 * with its slash or scheme, in place of a category's name; what leads nowhere is left out.
 */
export function shelvesOf({ items }: Menu): Shelf[] {
  return items.flatMap((item) => shelfOf(item) ?? [])
}

/** A word that only opens what is below it leads to the first thing there. */
function shelfOf({ label, link, children }: MenuItem): Shelf | null {
  const below = children.flatMap((child) => shelfOf(child) ?? [])
  const address = link ? (link.kind === 'inside' ? link.to : link.href) : below[0]?.alias
  return address === undefined ? null : { name: label, alias: address, children: below }
}

/** Whether a shelf came from a menu, and is its own address. */
export function isAddress({ alias }: Shelf): boolean {
  return /^([/#]|[a-z]+:)/.test(alias)
}
