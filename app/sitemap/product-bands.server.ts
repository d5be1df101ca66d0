import type { GatewayContext } from '#app/gateway/graphql.server.ts'

import { queryForCrawler } from './crawler-query.server.ts'
import { allPrices, halvesOf, priceFilter, type PriceBand } from './price-band.ts'
import { bandDocument, sitemapBrandsDocument } from './sitemap-documents.server.ts'

/** The deepest position in a list that can be read. */
export const maxListDepth = 6000
/** Limits of a sitemap file, with a reserve for long aliases. */
const sitemapLimits = { addresses: 50_000, bytes: 40 * 1024 * 1024 }
/** Typical size of a URL or alternate in XML. */
const bytesOfLink = 200

/** How many products fit into a file, with the market's URL scopes (`localScopes`) and the alternates of each URL. */
export function maxProductsPerFile(localScopes: number, alternates: number): number {
  const { addresses, bytes } = sitemapLimits
  const fitting = Math.min(addresses, bytes / bytesOfLink / (alternates + 2))
  return Math.min(maxListDepth, Math.floor(fitting / localScopes))
}

/** Brands that a filter may name; a share with more is divided further. */
const maxBrandIds = 250

/** The filter of a band; includes collapsed products, because every colour has its own page. */
export async function bandFilter(context: GatewayContext, band: PriceBand) {
  const filter = { sort: 'LATEST' as const, includeCollapsed: true, price: priceFilter(band) }
  if (!band.brands) return filter
  const { rest, of } = band.brands
  const { brands } = await queryForCrawler(context, sitemapBrandsDocument, {})
  const brandIds = (brands ?? []).flatMap((brand) =>
    brand && brand.brandId % of === rest ? brand.brandId : [],
  )
  // No brand has this id: an empty list of ids would match every product.
  return {
    ...filter,
    brandIds: brandIds.length > 0 ? brandIds : [-1],
    includeMode: 'UNION' as const,
  }
}

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

/** Null for a band that cannot be divided, as of a merchant that ignores the filter: its halves have as many products. */
export async function dividedBand(
  context: GatewayContext,
  { band, count, maxProducts }: { band: PriceBand; count: number; maxProducts: number },
): Promise<ReturnType<typeof halvesOf>> {
  const halves = count > maxProducts ? halvesOf(band) : null
  if (!halves) return null
  let inHalves = 0
  for (const half of halves) inHalves += (await measureBand(context, half)).count
  return Number.isFinite(inHalves) && inHalves > 1.5 * count ? null : halves
}

/** The fewest bands, none empty, that contain a market's products with at most `maxProducts` in each. */
export async function productBands(
  context: GatewayContext,
  maxProducts: number,
): Promise<PriceBand[]> {
  return divide(allPrices)

  async function divide(band: PriceBand): Promise<PriceBand[]> {
    const { count } = await measureBand(context, band)
    if (count === 0) return []
    const halves = await dividedBand(context, { band, count, maxProducts })
    if (!halves) return [band]
    const [lower, upper] = halves
    return [...(await divide(lower)), ...(await divide(upper))]
  }
}
