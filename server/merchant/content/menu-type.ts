import { channel } from '../channel/markets.ts'
import type { Place } from '../channel/place.ts'
import { contentPath } from './content-path.rules.ts'
import type { AreaRecord, MenuItemRecord, MenuRecord } from './content-record.ts'

/** MenuType of the public API. An item whose page is not up is left out. */
export function menuType(menu: MenuRecord, pages: ReadonlyMap<number, AreaRecord>, place: Place) {
  return {
    id: menu.id,
    name: menu.name,
    title: menu.titles[place.language.code],
    locations: menu.locations,
    channels: [channel.id],
    languages: [place.language.iso],
    menuItems: itemTypes(menu.items, pages, place),
  }
}

function itemTypes(
  items: readonly MenuItemRecord[],
  pages: ReadonlyMap<number, AreaRecord>,
  place: Place,
): object[] {
  const { code } = place.language
  return items.flatMap((item, order) => {
    const page = item.pageId === undefined ? null : pages.get(item.pageId)?.page
    if (page === undefined) return []
    return {
      id: item.id,
      label: item.labels?.[code] ?? null,
      title: page?.titles[code] ?? null,
      type: page ? 'page' : 'custom',
      targetBlank: item.opensNewTab ?? false,
      order,
      value: item.pageId === undefined ? null : String(item.pageId),
      open: false,
      hidden: item.isHidden ?? false,
      canonicalUrl: page ? contentPath(page.aliases[code], code) : (item.urls?.[code] ?? null),
      children: itemTypes(item.children ?? [], pages, place),
    }
  })
}
