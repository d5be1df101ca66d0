import { openBrands } from '#app/catalogue/brand/brands.server.ts'
import { findLeadingCampaign } from '#app/catalogue/campaign/leading-campaign.server.ts'
import { findCardRow } from '#app/catalogue/card/find-cards.server.ts'
import { findCategoryTiles } from '#app/catalogue/category/category-tiles.server.ts'
import { GatewayError } from '#app/gateway/gateway-error.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { CampaignSketch, SketchedContainer, SketchedWidget } from './widget-sketch.ts'
import type { Container, Widget } from './widget.ts'

/** A page that asks for more than this is a list, not a page of widgets. */
const mostAsked = 8
const asking: readonly SketchedWidget['kind'][] = [
  'products',
  'campaign',
  'categoryTiles',
  'brands',
]

/**
 * The containers with what the catalogue has for their widgets, asked for side by side. What turns out
 * empty is left out.
 */
export async function fillWidgets(
  visit: Visit,
  containers: readonly SketchedContainer[],
): Promise<Container[]> {
  let asked = 0
  const filled = await Promise.all(
    containers.map(async (container) => {
      const widgets = container.widgets.map((widget) =>
        asking.includes(widget.kind) && ++asked > mostAsked ? null : fillOrLeave(visit, widget),
      )
      return { ...container, widgets: (await Promise.all(widgets)).filter((one) => one !== null) }
    }),
  )
  return filled.filter(({ widgets }) => widgets.length > 0)
}

/** A row is worth no failed page. */
async function fillOrLeave(visit: Visit, widget: SketchedWidget): Promise<Widget | null> {
  try {
    return await fill(visit, widget)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return null
  }
}

async function fill(visit: Visit, widget: SketchedWidget): Promise<Widget | null> {
  switch (widget.kind) {
    case 'products': {
      const { filter, count, ...shown } = widget
      const sorted = { ...filter, sort: filter.sort ?? 'LATEST' }
      const products = await findCardRow(visit, { filter: sorted, count })
      return products.length > 0 ? { ...shown, products } : null
    }
    case 'campaign':
      return fillCampaign(visit, widget)
    case 'categoryTiles': {
      const { count, ...shown } = widget
      const tiles = await findCategoryTiles(visit, count)
      return tiles.length > 0 ? { ...shown, tiles } : null
    }
    case 'brands': {
      const { count, ...shown } = widget
      const brands = (await openBrands(visit))
        .slice(0, count)
        .map(({ id, name, path }) => ({ id, name, path }))
      return brands.length > 0 ? { ...shown, brands } : null
    }
    default:
      return widget
  }
}

/** A list of products under the name of the campaign that most of the best sellers belong to. */
async function fillCampaign(
  visit: Visit,
  { linkText, count, ...shown }: SketchedWidget & CampaignSketch,
): Promise<Widget | null> {
  const campaign = await findLeadingCampaign(visit)
  if (!campaign) return null
  const { name: title, alias } = campaign
  const filter = { sort: 'MOST_SOLD' } as const
  const products = await findCardRow(visit, { filter, campaign: alias, count })
  if (products.length === 0) return null
  const to = href(visit, 'discountCampaign', { alias })
  const more = linkText ? { words: linkText, link: { kind: 'inside', to } as const } : null
  return { ...shown, kind: 'products', title, more, isInRows: true, products }
}
