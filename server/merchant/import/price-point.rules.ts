import { markets, type Currency } from '../channel/markets.ts'
import type { MarketMoney } from '../catalogue/product-record.ts'

/** Prices of `below` minor units and less are rounded to `step` and then lowered by `under`. */
const pricePoints: Record<'kr' | 'EUR', { below: number; step: number; under: number }[]> = {
  kr: [
    { below: 50_00, step: 1_00, under: 0 },
    { below: 500_00, step: 10_00, under: 1_00 },
    { below: 5_000_00, step: 50_00, under: 5_00 },
    { below: Infinity, step: 100_00, under: 5_00 },
  ],
  EUR: [
    { below: 10_00, step: 50, under: 1 },
    { below: 100_00, step: 1_00, under: 1 },
    { below: Infinity, step: 5_00, under: 1_00 },
  ],
}

/** A price as a shop would set it in `currency`: 1 237 becomes 1 245. Minor units in and out. */
export function pricePoint(minor: number, currency: Currency['code']): number {
  const points = pricePoints[currency === 'EUR' ? 'EUR' : 'kr']
  const { step, under } = points.find(({ below }) => minor < below)!
  return Math.max(
    Math.round((minor + under) / step) * step - under,
    under > 0 ? step - under : step,
  )
}

export interface FeedPrices {
  selling: number
  regular: number
  currency: Currency['code']
}

/**
 * Prices of every market from those of the feed. A market with the feed's currency gets them
 * unchanged; the others at the channel's rate, rounded to a price point. Where rounding would
 * remove a reduction, the market gets the exact amounts.
 */
export function marketPrices(feed: FeedPrices): { selling: MarketMoney; regular: MarketMoney } {
  const from = rateOf(feed.currency)
  const selling: MarketMoney = {}
  const regular: MarketMoney = {}
  for (const { alias, currency } of markets) {
    const isOwn = currency.code === feed.currency
    const convert = (minor: number) => Math.max(1, Math.round((minor * from) / currency.rate))
    const point = (minor: number) => (isOwn ? minor : pricePoint(convert(minor), currency.code))
    const isSwallowed = feed.selling < feed.regular && point(feed.selling) >= point(feed.regular)
    selling[alias] = isSwallowed ? convert(feed.selling) : point(feed.selling)
    regular[alias] = isSwallowed ? convert(feed.regular) : point(feed.regular)
  }
  return { selling, regular }
}

/** SEK per unit, or NaN for a currency that no market has. */
function rateOf(currency: string): number {
  return markets.find((market) => market.currency.code === currency)?.currency.rate ?? NaN
}

export function isMarketCurrency(currency: string): currency is Currency['code'] {
  return !Number.isNaN(rateOf(currency))
}
