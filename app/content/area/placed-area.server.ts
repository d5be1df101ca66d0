import { listPath, type ListTarget } from '#app/catalogue/list/list-target.ts'
import { areaCustomerType } from '#app/content/area/area-customer-type.ts'
import { openFlowbox } from '#app/content/area/open-flowbox.server.ts'
import { readArea } from '#app/content/area/read-area.server.ts'
import type { Container } from '#app/content/widget/widget.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import type { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import type { Visit } from '#app/visit/visit.ts'

import { listAreasDocument, productAreaDocument } from './placed-area-documents.server.ts'
import { withoutPageTitle } from './area-heading.ts'
import { areaPlace } from './area-place.ts'
import { listAreaFilters, productAreaFilters } from './area-filters.ts'
import { mapWidgets } from './map-widgets.ts'

/** The longest wait for an area; its response is cached when it arrives later. */
const limitMs = 400

export interface ListAreas {
  above: Container[]
  below: Container[]
}

/** The merchant's widgets around a list; by address alone, so they are requested beside the list. */
export async function getListAreas(visit: Visit, target: ListTarget): Promise<ListAreas> {
  const none = { above: [], below: [] }
  // A search has no area: each text would be a request of its own.
  if (target.kind === 'search') return none
  const shown = await loadOrOmit(visit, none, async () => {
    const places = {
      above: areaPlace(visit.config, 'aboveList'),
      below: areaPlace(visit.config, 'belowList'),
    }
    const areas = await requestMerchant(visit, listAreasDocument, {
      aboveFamily: places.above.family,
      aboveName: places.above.areaName,
      belowFamily: places.below.family,
      belowName: places.below.areaName,
      ...listAreaFilters(target, listPath(visit, target)),
      customerType: areaCustomerType(visit.customerType),
    })
    const [above, below] = await Promise.all([
      readArea(visit, areas.aboveWide, areas.aboveNarrow),
      readArea(visit, areas.belowWide, areas.belowNarrow),
    ])
    return {
      above: mapWidgets(above, withoutPageTitle),
      below: mapWidgets(below, withoutPageTitle),
    }
  })
  // Here, because an area that is late is loaded after the response is sent.
  return { above: openFlowbox(visit, shown.above), below: openFlowbox(visit, shown.below) }
}

/** The merchant's widgets on a product page, selected by the aliases of product, brand and categories. */
export async function getProductArea(
  visit: Visit,
  product: Parameters<typeof productAreaFilters>[0] & { id: number },
): Promise<Container[]> {
  const shown = await loadOrOmit<Container[]>(visit, [], async () => {
    const { wide, narrow } = await requestMerchant(visit, productAreaDocument, {
      ...areaPlace(visit.config, 'product'),
      filters: productAreaFilters(product),
      customerType: areaCustomerType(visit.customerType),
    })
    // A Flowbox widget may show the pictures of the page's product.
    return mapWidgets(await readArea(visit, wide, narrow), (widget) =>
      widget.kind === 'flowbox' && widget.isOfProduct
        ? { ...widget, productId: String(product.id) }
        : withoutPageTitle(widget),
    )
  })
  return openFlowbox(visit, shown)
}

/** A page is useful without its areas, so it neither fails nor waits long for them. */
async function loadOrOmit<Loaded>(
  visit: Visit,
  none: Loaded,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const log = (err: GatewayError) => visit.log.warn({ err, kind: err.kind }, 'widget areas omitted')
  return waitFor(load(), { limitMs }).catch(fallbackTo(none, log))
}
