/** Parsed widgets, before their catalogue data is loaded. */
import type { RichTextNode } from '#app/rich-text/rich-text.ts'

import type { ConfigurationOf } from './widget-configuration.ts'
import type {
  BrandsWidget,
  CategoryTilesWidget,
  Container,
  ProductsWidget,
  Widget,
  WidgetBody,
} from './widget.ts'

export type ProductsSpec = Omit<ProductsWidget, 'products'> & {
  kind: 'products'
  filter: ConfigurationOf<'Product list'>['searchParameters']
  /** How many products are shown at most. */
  count: number
}

/** A list of products of the campaign that sells best. */
export interface CampaignSpec {
  kind: 'campaign'
  text: RichTextNode[]
  /** Empty for no link. */
  linkText: string
  count: number
}

export type CategoryTilesSpec = Omit<CategoryTilesWidget, 'tiles'> & {
  kind: 'categoryTiles'
  count: number
}

export type BrandsSpec = Omit<BrandsWidget, 'brands'> & { kind: 'brands'; count: number }

export type WidgetSpec =
  | Exclude<WidgetBody, { kind: 'products' | 'categoryTiles' | 'brands' }>
  | ProductsSpec
  | CampaignSpec
  | CategoryTilesSpec
  | BrandsSpec

/** A widget that is left out, and why. */
export interface SkippedWidget {
  /** `unknown`: its name has no view; `invalid`: no JSON; `empty`: nothing to show. */
  skipped: 'unknown' | 'invalid' | 'empty'
  /** Name of the widget, or of its component. */
  name: string
}

export type PlacedWidgetSpec = WidgetSpec & Pick<Widget, 'id' | 'shownOn' | 'isWide'>
export type ContainerSpec = Omit<Container, 'widgets'> & { widgets: PlacedWidgetSpec[] }
