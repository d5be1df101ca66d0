import type { Brand } from '#app/catalogue/brand/brand.ts'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import type { CategoryTile } from '#app/catalogue/category/category-tiles.ts'
import type { ContentLink } from '#app/rich-text/link/content-link.ts'
import type { LabelledLink } from '#app/content/link/labelled-link.ts'
import type { RichText, RichTextNode } from '#app/rich-text/rich-text.ts'
import type { IconName } from '#app/ui/display/icon.tsx'

import type { VideoPage } from './embedded-video.ts'

/** A row of widgets in an area, with its layout and design. */
export interface Container {
  id: number
  layout: 'full' | 'half' | 'third' | 'quarter'
  design: 'default' | 'full-width' | 'narrow' | 'contained'
  shownOn: ShownOn
  widgets: Widget[]
}

/** Null when shown at every width. */
export type ShownOn = 'mobile' | 'desktop' | null

export type Widget = WidgetBody & { id: string; shownOn: ShownOn; isWide: boolean }

export type WidgetBody =
  | ({ kind: 'image' } & ImageWidget)
  | ({ kind: 'banner' } & BannerWidget)
  | { kind: 'buttons'; buttons: LabelledLink[] }
  | ({ kind: 'text' } & TextWidget)
  | { kind: 'richText'; text: RichText }
  | ({ kind: 'video' } & VideoWidget)
  | ({ kind: 'products' } & ProductsWidget)
  | ({ kind: 'personalProducts' } & PersonalProductsWidget)
  | ({ kind: 'flowbox' } & FlowboxWidget)
  | ({ kind: 'categoryTiles' } & CategoryTilesWidget)
  | ({ kind: 'brands' } & BrandsWidget)
  | ({ kind: 'newsletter' } & NewsletterWidget)
  | { kind: 'promises'; promises: ShopPromise[] }

/** Level of a heading; null for a paragraph. */
export type Rank = 1 | 2 | 3 | null

export interface ContentPicture {
  file: string
  fileOnPhones: string | null
  alt: string
  /** Width and height, to reserve the space while the picture loads. */
  ratio: [number, number]
}

export interface ImageWidget {
  picture: ContentPicture
  link: ContentLink | null
  title: string
  text: RichTextNode[]
}

export interface BannerWidget extends Omit<ImageWidget, 'picture'> {
  picture: ContentPicture | null
  /** Label of the button; without one the whole banner is the link. */
  action: string
  /** Page of the background video, which is linked and not played. */
  video: VideoPage | null
  /** Whether the text is on the picture, instead of beside or below it. */
  isOnPicture: boolean
  align: 'left' | 'middle' | 'right'
  isLight: boolean
}

export interface TextWidget {
  title: string
  rank: Rank
  subtitle: string
  subtitleRank: Rank
  text: RichText
  align: 'left' | 'center' | 'right' | 'justify'
}

/** Nothing of the provider's site loads before the visitor opens the video's page. */
export interface VideoWidget extends VideoPage {
  title: string
  poster: ContentPicture | null
}

interface TitledWidget {
  title: string
  text: RichTextNode[]
  more: LabelledLink | null
}

export interface ProductsWidget extends TitledWidget {
  /** Whether the merchant limits the rows: products that would not fill a row are hidden. */
  isInRows: boolean
  products: ProductCard[]
}

/** Products that only the visitor's browser knows; the page has their row's heading alone. */
export interface PersonalProductsWidget extends TitledWidget {
  list: 'viewed' | 'favorites'
  count: number
}

/** Pictures of customers, which a script of Flowbox shows. */
export interface FlowboxWidget {
  key: string
  /** Whether it has the pictures of the page's product, on a page that has one. */
  isOfProduct: boolean
  /** Set on a product page. */
  productId: string | null
  /** Null for pictures of all tags. */
  tags: { names: string[]; operator: 'any' | 'all' } | null
  /** Whether the policy of the document lets the script run. */
  isAllowed: boolean
}

export interface CategoryTilesWidget {
  title: string
  tiles: CategoryTile[]
}

export interface BrandsWidget extends TitledWidget {
  brands: Pick<Brand, 'id' | 'name' | 'path'>[]
}

export type NewsletterWidget = Omit<TitledWidget, 'more'>

export const promiseIcons = [
  'truck',
  'tag',
  'sofa',
  'shield',
  'clock',
  'heart',
  'globe',
  'check',
] as const satisfies readonly IconName[]

export interface ShopPromise {
  icon: (typeof promiseIcons)[number]
  title: string
  text: RichTextNode[]
}
