import type { Campaign } from '../catalogue/index/reference-tables.ts'
import type { Category, CategoryTree } from '../catalogue/category-tree.ts'
import { cataloguePath } from '../catalogue/address/catalogue-path.rules.ts'
import { channel, type LanguageCode } from '../channel/markets.ts'
import type { MarketLocale } from '../channel/market-locale.ts'
import { contentPath } from './content-path.rules.ts'
import type { AreaRecord, MenuItemRecord, MenuRecord } from './content-record.ts'

interface MenuSources {
  pages: ReadonlyMap<number, AreaRecord>
  tree: CategoryTree
  /** Campaigns that run now. */
  campaigns: ReadonlyMap<number, Campaign>
  locale: MarketLocale
}

/** Clients of the public API read three levels of a menu (merchant API 7.3). */
const maxLevels = 3

/** Without items of unknown pages, campaigns and categories, and those that contained only such. */
export function menuType(menu: MenuRecord, sources: MenuSources) {
  const { language } = sources.locale
  return {
    id: menu.id,
    name: menu.name,
    title: menu.titles[language.code],
    locations: menu.locations,
    channels: [channel.id],
    languages: [language.iso],
    menuItems: itemTypes(menu.items, sources),
  }
}

function itemTypes(items: readonly MenuItemRecord[], sources: MenuSources): object[] {
  return items
    .flatMap((item) =>
      item.followsCategories ? categoryItems(sources) : (itemOfRecord(item, sources) ?? []),
    )
    .map((item, order) => ({ ...item, order }))
}

function itemOfRecord(item: MenuItemRecord, sources: MenuSources) {
  const { pages, tree, campaigns, locale } = sources
  const { code } = locale.language
  const { pageId, categoryKey, campaignKey } = item
  const page = pageId === undefined ? null : pages.get(pageId)?.page
  const category = categoryKey && [...tree.byId.values()].find((own) => own.key === categoryKey)
  const campaign = campaignKey && [...campaigns.values()].find(({ key }) => key === campaignKey)
  if (page === undefined || (categoryKey && !category) || (campaignKey && !campaign)) return null
  const children = itemTypes(item.children ?? [], sources)
  if (item.children && children.length === 0) return null
  if (category) return { ...categoryFields(category, code), id: item.id, children }
  return {
    id: item.id,
    label: item.labels?.[code] ?? (campaign ? campaign.names[code] : null),
    title: page?.titles[code],
    type: page ? 'page' : 'custom',
    value: pageId?.toString(),
    ...shownItem,
    canonicalUrl: page
      ? contentPath(page.aliases[code], code)
      : campaign
        ? cataloguePath('campaign', campaign.aliases[code], code)
        : item.urls?.[code],
    children,
  }
}

function categoryFields(category: Category, code: LanguageCode) {
  return {
    id: `category-${category.id}`,
    title: category.names[code],
    type: 'category',
    value: String(category.id),
    ...shownItem,
    canonicalUrl: cataloguePath('category', category.aliases[code], code),
  }
}

const shownItem = { targetBlank: false, open: false, hidden: false }

/** In a shop with a single root category, the categories below it are listed instead. */
function categoryItems({ tree, locale }: MenuSources) {
  const roots = tree.childrenOf(0)
  const [only] = roots
  const childrenOfOnlyRoot = only && roots.length === 1 ? tree.childrenOf(only.id) : []
  return (childrenOfOnlyRoot.length > 1 ? childrenOfOnlyRoot : roots).map((root) =>
    categoryItem(root, 1),
  )

  function categoryItem(category: Category, level: number): object {
    return {
      ...categoryFields(category, locale.language.code),
      children:
        level < maxLevels
          ? tree.childrenOf(category.id).map((child, order) => ({
              ...categoryItem(child, level + 1),
              order,
            }))
          : [],
    }
  }
}
