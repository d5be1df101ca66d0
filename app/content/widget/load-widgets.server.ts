import { listBrands } from '#app/catalogue/brand/brands.server.ts'
import { findLeadingCampaign } from '#app/catalogue/campaign/leading-campaign.server.ts'
import { findCardRow } from '#app/catalogue/card/find-cards/find-cards.server.ts'
import {
  createShownModels,
  type RowDeduplication,
} from '#app/catalogue/card/find-cards/row-deduplication.ts'
import { categoryTiles } from '#app/catalogue/category/category-tiles.ts'
import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { CampaignSpec, ContainerSpec, PlacedWidgetSpec } from './widget-spec.ts'
import type { Container, Widget } from './widget.ts'

/** Most catalogue queries of a page; further widgets that need one are left out. */
const maxQueries = 8

/** The catalogue data of the widgets, concurrently; without empty ones, and without products of a row further up. */
export async function loadWidgets(
  visit: Visit,
  containers: readonly ContainerSpec[],
): Promise<Container[]> {
  let queries = 0
  // A window shows the widgets of its width only.
  const shownModels = { mobile: createShownModels(), other: createShownModels() }
  const loaded = await Promise.all(
    containers.map(async (container) => {
      const widgets = container.widgets.map((widget) =>
        isLoaded(widget) && ++queries > maxQueries
          ? null
          : loadOrOmit(
              visit,
              widget,
              shownModels[
                (container.shownOn ?? widget.shownOn) === 'mobile' ? 'mobile' : 'other'
              ].nextRow(),
            ),
      )
      return { ...container, widgets: (await Promise.all(widgets)).filter((one) => one !== null) }
    }),
  )
  return loaded.filter(({ widgets }) => widgets.length > 0)
}

/** A widget whose data cannot be loaded is left out; the page is rendered without it. */
async function loadOrOmit(
  visit: Visit,
  widget: PlacedWidgetSpec,
  row: RowDeduplication,
): Promise<Widget | null> {
  const loaded = isLoaded(widget) ? loaders[widget.kind](visit, widget as never, row) : widget
  return Promise.resolve(loaded)
    .catch(fallbackTo(null))
    .finally(() => row.end())
}

type Placed<Kind> = Extract<PlacedWidgetSpec, { kind: Kind }>
type LoadedKind = Exclude<PlacedWidgetSpec, Widget>['kind']

/** Loads the catalogue data of each kind; null when there is nothing to show. */
const loaders: {
  [Kind in LoadedKind]: (
    visit: Visit,
    widget: Placed<Kind>,
    row: RowDeduplication,
  ) => Promise<Widget | null>
} = {
  async products(visit, { filter, count, ...shown }, row) {
    const sorted = { ...filter, sort: filter.sort ?? 'LATEST' }
    const products = await findCardRow(visit, { filter: sorted, count, row })
    return products.length > 0 ? { ...shown, products } : null
  },
  campaign: loadCampaign,
  async categoryTiles(visit, { count, ...shown }) {
    const categories = categoryTiles(await getCategoryTree(visit), count)
    const tiles = categories.map(({ id, name, alias, picture }) => ({
      id,
      name,
      picture,
      path: href(visit, 'category', { alias }),
    }))
    return tiles.length > 0 ? { ...shown, tiles } : null
  },
  async brands(visit, { count, ...shown }) {
    const brands = (await listBrands(visit))
      .slice(0, count)
      .map(({ id, name, path }) => ({ id, name, path }))
    return brands.length > 0 ? { ...shown, brands } : null
  },
}

function isLoaded(widget: PlacedWidgetSpec): widget is Placed<LoadedKind> {
  return Object.hasOwn(loaders, widget.kind)
}

/** Products of the campaign to which most bestsellers belong, under the campaign's name. */
async function loadCampaign(
  visit: Visit,
  { linkText, count, ...shown }: PlacedWidgetSpec & CampaignSpec,
  row: RowDeduplication,
): Promise<Widget | null> {
  const campaign = await findLeadingCampaign(visit)
  if (!campaign) return null
  const { name: title, alias } = campaign
  const filter = { sort: 'MOST_SOLD' } as const
  const products = await findCardRow(visit, { filter, campaign: alias, count, row })
  if (products.length === 0) return null
  const to = href(visit, 'discountCampaign', { alias })
  const more = linkText ? { label: linkText, link: { kind: 'inside', to } as const } : null
  return { ...shown, kind: 'products', title, more, isInRows: true, products }
}
