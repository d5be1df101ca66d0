import { markets, type Market, type MarketAlias } from '../../channel/markets.ts'

/** Lower bounds of the price filter, whole units of the currency. */
const boundsByCurrency: Record<Market['currency']['code'], readonly number[]> = {
  SEK: [0, 500, 1000, 2500, 5000, 10_000, 20_000],
  NOK: [0, 500, 1000, 2500, 5000, 10_000, 20_000],
  DKK: [0, 300, 750, 1500, 3500, 7500, 15_000],
  EUR: [0, 50, 100, 250, 500, 1000, 2000],
}

export interface PriceBucket {
  facetId: string
  /** Whole units; `to` is exclusive, null for the last bucket. */
  from: number
  to: number | null
}

export const priceBuckets = Object.fromEntries(
  markets.map(({ alias, currency }) => [alias, bucketsOf(currency.code)]),
) as Record<MarketAlias, PriceBucket[]>

function bucketsOf(currency: Market['currency']['code']): PriceBucket[] {
  const bounds = boundsByCurrency[currency]
  return bounds.map((from, place) => ({
    facetId: `price_${from}_${currency.toLowerCase()}`,
    from,
    to: bounds[place + 1] ?? null,
  }))
}

/** @param sellingMinor with VAT, minor units */
export function priceBucketOf(market: MarketAlias, sellingMinor: number): PriceBucket {
  const buckets = priceBuckets[market]
  return buckets.findLast(({ from }) => sellingMinor >= from * 100) ?? buckets[0]!
}

/** Steps of ten per cent; smaller reductions belong to the first step. */
export const discountSteps = [1, 10, 20, 30, 40, 50, 60, 70] as const

/** Facet of a reduction; null without one, and for less than one per cent. */
export function discountFacetOf(sellingMinor: number, regularMinor: number): string | null {
  if (regularMinor <= sellingMinor) return null
  const percent = Math.floor(((regularMinor - sellingMinor) * 100) / regularMinor)
  const step = discountSteps.findLast((from) => percent >= from)
  return step === undefined ? null : `d_${step}`
}
