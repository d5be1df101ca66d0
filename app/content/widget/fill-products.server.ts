import { findCardRow } from '#app/catalogue/card/find-cards.server.ts'
import { GatewayError } from '#app/gateway/gateway-error.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { SketchedContainer, SketchedWidget } from './read-area.server.ts'
import type { ProductsSketch } from './read-widget.ts'
import type { Container, Widget } from './widget.ts'

/** A page that lists more than this is a list, not a page of widgets. */
const mostLists = 8

/** The containers with the products of their lists, asked for side by side; empty lists are left out. */
export async function fillProducts(
  visit: Visit,
  containers: readonly SketchedContainer[],
): Promise<Container[]> {
  let lists = 0
  const filled = await Promise.all(
    containers.map(async (container) => {
      const widgets = container.widgets.map((widget) =>
        widget.kind === 'products' && ++lists > mostLists ? null : fill(visit, widget),
      )
      return { ...container, widgets: (await Promise.all(widgets)).filter((one) => one !== null) }
    }),
  )
  return filled.filter(({ widgets }) => widgets.length > 0)
}

async function fill(visit: Visit, widget: SketchedWidget): Promise<Widget | null> {
  if (widget.kind !== 'products') return widget
  const { filter, count, ...shown } = widget
  const products = await findProducts(visit, filter, count)
  return products.length > 0 ? { ...shown, products } : null
}

/** A row of products is worth no failed page. */
async function findProducts(visit: Visit, filter: ProductsSketch['filter'], count: number) {
  try {
    const sorted = { ...filter, sort: filter.sort ?? 'LATEST' }
    return await findCardRow(visit, { filter: sorted, count })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return []
  }
}
