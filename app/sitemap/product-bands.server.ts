import type { GatewayContext } from '#app/gateway/graphql.server.ts'

import { queryForCrawler } from './crawler-query.server.ts'
import { allPrices, halvesOf, priceFilter, type PriceBand } from './price-band.ts'
import { bandDocument, sitemapBrandsDocument } from './sitemap-documents.server.ts'

/** As deep as a list can be read. */
export const maxListDepth = 6000
/** What a sitemap may have, less some room for names that are longer than most. */
const sitemapLimits = { addresses: 50_000, bytes: 40 * 1024 * 1024 }
/** As much as an address or an alternate takes. */
const bytesOfLink = 200

/**
 * How many products fit into one file.
 *
 * @param here places of the market, each with an address of its own
 * @param alternates places that each address names beside it
 */
export function maxProductsPerFile(here: number, alternates: number): number {
  const { addresses, bytes } = sitemapLimits
  const fitting = Math.min(addresses, bytes / bytesOfLink / (alternates + 2))
  return Math.min(maxListDepth, Math.floor(fitting / here))
}

/** Brands that a filter may name; a share with more is divided further. */
const maxBrandIds = 250

/** Products whose page is their own: every colour of a thing has one. */
export async function bandFilter(context: GatewayContext, band: PriceBand) {
  const filter = { sort: 'LATEST' as const, includeCollapsed: true, price: priceFilter(band) }
  if (!band.brands) return filter
  const { rest, of } = band.brands
  const { brands } = await queryForCrawler(context, sitemapBrandsDocument, {})
  const brandIds = (brands ?? []).flatMap((brand) =>
    brand && brand.brandId % of === rest ? brand.brandId : [],
  )
  // No product has this id: a share without a brand holds nothing, where no ids at all hold everything.
  return {
    ...filter,
    brandIds: brandIds.length > 0 ? brandIds : [-1],
    includeMode: 'UNION' as const,
  }
}

/** How many products a market sells at prices of this band, and the name of the newest. */
export async function measureBand(
  context: GatewayContext,
  band: PriceBand,
): Promise<{ count: number; newest: string }> {
  const filter = await bandFilter(context, band)
  if ('brandIds' in filter && filter.brandIds.length > maxBrandIds)
    return { count: Infinity, newest: '' }
  const { products } = await queryForCrawler(context, bandDocument, { filter })
  return { count: products?.count ?? 0, newest: products?.products?.[0]?.alias ?? '' }
}

/**
 * The bands of a market's prices, as few as hold all of its products with at most `most` in each, and
 * none that is empty.
 */
export async function productBands(context: GatewayContext, most: number): Promise<PriceBand[]> {
  return divide(allPrices)

  async function divide(band: PriceBand): Promise<PriceBand[]> {
    const { count } = await measureBand(context, band)
    if (count === 0) return []
    const halves = count > most ? halvesOf(band) : null
    if (!halves) return [band]
    const [lower, upper] = halves
    return [...(await divide(lower)), ...(await divide(upper))]
  }
}
