import { ask, type Asker } from '#app/gateway/graphql.server.ts'

import { allPrices, halvesOf, priceFilter, type PriceBand } from './price-band.ts'
import { bandDocument } from './sitemap-documents.server.ts'

/** As deep as a list can be read: a file holds no more, far below what a sitemap may have. */
export const mostInBand = 6000

/** Products whose page is their own: every colour of a thing has one. */
export function filterOf(band: PriceBand) {
  return { sort: 'LATEST' as const, includeCollapsed: true, price: priceFilter(band) }
}

/** How many products a market sells at prices of this band, and the name of the newest. */
export async function lookInto(
  asker: Asker,
  band: PriceBand,
): Promise<{ count: number; newest: string }> {
  const { products } = await ask(asker, bandDocument, { filter: filterOf(band) })
  return { count: products?.count ?? 0, newest: products?.products?.[0]?.alias ?? '' }
}

/**
 * The bands of a market's prices, as few as hold all of its products with at most `most` in each, and
 * none that is empty.
 */
export async function productBands(asker: Asker, most = mostInBand): Promise<PriceBand[]> {
  const { count } = await lookInto(asker, allPrices)
  return split(allPrices, count)

  async function split(band: PriceBand, within: number): Promise<PriceBand[]> {
    if (within <= 0) return []
    const halves = within > most ? halvesOf(band) : null
    if (!halves) return [band]
    const [cheaper, dearer] = halves
    const { count: cheap } = await lookInto(asker, cheaper)
    return [...(await split(cheaper, cheap)), ...(await split(dearer, within - cheap))]
  }
}
