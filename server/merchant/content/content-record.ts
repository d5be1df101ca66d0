/** Content as it is kept: pages, areas of other pages, and menus, each in all five languages. */
import type { LocalText } from '../vocabulary/local-text.ts'
import type { LanguageCode } from '../channel/markets.ts'

export interface AreaRecord {
  id: number
  /** As staff call it. */
  name: string
  /** An area that is a page of its own. */
  page: PageRecord | null
  /** An area that is part of another page: where it stands. */
  place: { family: string; areaName: string } | null
  /** Only where each of these is what the page is about (`Category`: soffor). */
  filters?: readonly { key: string; values: readonly string[] }[]
  /** With a leading `#`, as the public API tells them. */
  tags: readonly string[]
  containers: readonly ContainerRecord[]
  /** What staff are working on; shown to whoever holds a preview token for this area. */
  draft?: readonly ContainerRecord[]
}

export interface PageRecord {
  aliases: LocalText
  /** What it was called before; links and search engines still know these. */
  formerAliases?: FormerAliases
  titles: LocalText
  descriptions: LocalText
  /** ISO 8601; absent for a page without beginning or end. */
  activeFrom?: string
  activeTo?: string
}

export type FormerAliases = Partial<Record<LanguageCode, readonly string[]>>

export interface ContainerRecord {
  name: string
  /** How many stand side by side: 1, 2, 3 or 4. */
  layout: 'full' | 'half' | 'third' | 'quarter'
  /** `default`, `full-width`, `narrow`, `contained`. */
  design: string
  widgets: readonly WidgetRecord[]
}

export interface WidgetRecord {
  name: WidgetName
  /** Absent for a widget that is always shown. */
  shownOn?: 'mobile' | 'desktop'
  shownTo?: 'PERSON' | 'ORGANIZATION'
  /** File names that the configuration speaks of. */
  pictures?: readonly string[]
  configuration: Record<LanguageCode, Record<string, unknown>>
}

export type WidgetName =
  'Image' | 'Banner' | 'Buttons' | 'Text' | 'Rich text' | 'HTML' | 'Video' | 'Product list' | 'JSON'

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
  labels?: LocalText
  /** Path or absolute address. */
  urls?: LocalText
  /** The shop's categories stand in this item's place, as the catalogue has them at the time. */
  followsCategories?: boolean
  opensNewTab?: boolean
  isHidden?: boolean
  children?: readonly MenuItemRecord[]
}
