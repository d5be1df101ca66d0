/** Parsed widgets, before their catalogue data is loaded. */
import type { RichTextNode } from '#app/rich-text/rich-text.ts'

import type { ConfigurationOf } from './widget-configuration.ts'
import type { Container, Widget, WidgetBody } from './widget.ts'

/** A widget without the entries that are loaded, and how many of them are shown at most. */
type Counted<Kind extends WidgetBody['kind'], Entries extends string> = Omit<
  Extract<WidgetBody, { kind: Kind }>,
  Entries
> & { count: number }

/** A list of products of the campaign that sells best. */
export interface CampaignSpec {
  kind: 'campaign'
  text: RichTextNode[]
  /** Empty for no link. */
  linkText: string
  count: number
}

export type WidgetSpec =
  | Exclude<WidgetBody, { kind: 'products' | 'categoryTiles' | 'brands' }>
  | (Counted<'products', 'products'> & {
      filter: ConfigurationOf<'Product list'>['searchParameters']
    })
  | CampaignSpec
  | Counted<'categoryTiles', 'tiles'>
  | Counted<'brands', 'brands'>

export interface SkippedWidget {
  /** `unknown`: its name has no view; `invalid`: no JSON; `empty`: nothing to show. */
  skipped: 'unknown' | 'invalid' | 'empty'
  name: string
}

export type PlacedWidgetSpec = WidgetSpec & Pick<Widget, 'id' | 'shownOn' | 'isWide'>
export type ContainerSpec = Omit<Container, 'widgets'> & { widgets: PlacedWidgetSpec[] }
