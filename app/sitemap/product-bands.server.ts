import { ask, type Asker } from '#app/gateway/graphql.server.ts'

import { allPrices, halvesOf, priceFilter, type PriceBand } from './price-band.ts'
import { bandDocument } from './sitemap-documents.server.ts'

/** As deep as a list can be read. */
export const deepestList = 6000
/** What a sitemap may have, less some room for names that are longer than most. */
const mostOfSitemap = { addresses: 50_000, bytes: 40 * 1024 * 1024 }
/** As much as an address or an alternate takes. */
const bytesOfLink = 200

/**
 * How many products fit into one file.
 *
 * @param here places of the market, each with an address of its own
 * @param alternates places that each address names beside it
 */
export function mostInFile(here: number, alternates: number): number {
  const { addresses, bytes } = mostOfSitemap
  const fitting = Math.min(addresses, bytes / bytesOfLink / (alternates + 2))
  return Math.min(deepestList, Math.floor(fitting / here))
}

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
export async function productBands(asker: Asker, most: number): Promise<PriceBand[]> {
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
