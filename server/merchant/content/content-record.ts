/** Content as stored: pages, areas of other pages, and menus, each in all five languages. */
import type { LocalText } from '../vocabulary/local-text.ts'
import type { LanguageCode } from '../channel/markets.ts'

export interface AreaRecord {
  id: number
  /** Name for staff. */
  name: string
  /** An area that is a page of its own. */
  page: PageRecord | null
  /** The position of an area in another page. */
  place: { family: string; areaName: string } | null
  /** Shown only where all of these match the page (`Category`: soffor). */
  filters?: readonly { key: string; values: readonly string[] }[]
  /** Has a leading `#`, as in the public API. */
  tags: readonly string[]
  containers: readonly ContainerRecord[]
  /** The draft; shown to requests with a preview token for this area. */
  draft?: readonly ContainerRecord[]
}

export interface PageRecord {
  aliases: LocalText
  /** Former aliases; links and search engines may still use them. */
  formerAliases?: FormerAliases
  titles: LocalText
  descriptions: LocalText
  /** Further words by which the page is found in a search. */
  keywords?: LocalText
}

export type FormerAliases = Partial<Record<LanguageCode, readonly string[]>>

export interface ContainerRecord {
  name: string
  /** Widgets in a row: 1, 2, 3 or 4. */
  layout: 'full' | 'half' | 'third' | 'quarter'
  /** `default`, `full-width`, `narrow`, `contained`. */
  design: string
  widgets: readonly WidgetRecord[]
}

export interface WidgetRecord {
  name: WidgetName
  /** File names of the pictures in the configuration. */
  pictures?: readonly string[]
  configuration: Record<LanguageCode, Record<string, unknown>>
}

export type WidgetName =
  | 'Image'
  | 'Banner'
  | 'Buttons'
  | 'Text'
  | 'Rich text'
  | 'HTML'
  | 'Video'
  | 'Product list'
  | 'Flowbox'
  | 'JSON'

export interface MenuRecord {
  id: string
  name: string
  /** `main-desktop`, `footer-first` … (merchant API 7.3). */
  locations: readonly string[]
  titles: LocalText
  items: readonly MenuItemRecord[]
}

export interface MenuItemRecord {
  id: string
  /** Page by id: label and address are the page's own. */
  pageId?: number
  /** Category by key: without a label of its own it has that of the category. */
  categoryKey?: string
  /** Campaign by key: the item is in the menu while the catalogue has it, with its name and address. */
  campaignKey?: string
  labels?: LocalText
  /** Path or absolute address. */
  urls?: LocalText
  /** The item is replaced by the shop's current categories. */
  followsCategories?: boolean
  children?: readonly MenuItemRecord[]
}
