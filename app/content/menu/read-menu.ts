import { readLink, type LinkBase } from '#app/rich-text/link/content-link.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import type { Menu, MenuItem } from './menu.ts'

export interface WireItem {
  id: string
  label: string | null
  title: string | null
  type: string
  canonicalUrl: string | null
  targetBlank: boolean
  hidden: boolean
  children?: WireList<WireItem>
}

/** Types of items that contain no products (merchant API 7.3). */
const pageTypes = ['custom', 'page']

/** The merchant's menu without hidden and unnamed items; null when no item is left. */
export function readMenu(
  wire: { title: string | null; menuItems: WireList<WireItem> } | null | undefined,
  base: LinkBase,
): Menu | null {
  const items = readItems(wire?.menuItems, base)
  return items.length > 0 ? { title: wire?.title?.trim() ?? '', items } : null
}

function readItems(wire: WireList<WireItem>, base: LinkBase): MenuItem[] {
  return present(wire).flatMap((item) => {
    const label = item.label?.trim() || item.title?.trim()
    if (item.hidden || !label) return []
    return {
      id: item.id,
      label,
      link: readLink(item.canonicalUrl, base, item.targetBlank),
      isPage: pageTypes.includes(item.type),
      children: readItems(item.children, base),
    }
  })
}
