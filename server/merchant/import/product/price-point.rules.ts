import { markets, type Currency } from '#server/merchant/channel/markets.ts'
import type { MarketMoney } from '#server/merchant/catalogue/product-record.ts'

/** Prices below `below` are rounded to a multiple of `step` and lowered by `under`, in minor units. */
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

/** Rounds a price to a usual price point of the currency: 1 237 becomes 1 245. Minor units. */
export function roundToPricePoint(minor: number, currency: Currency['code']): number {
  const points = pricePoints[currency === 'EUR' ? 'EUR' : 'kr']
  const { step, under } = points.find(({ below }) => minor < below)!
  return Math.max(
    Math.round((minor + under) / step) * step - under,
    under > 0 ? step - under : step,
  )
}

interface FeedPrices {
  selling: number
  regular: number
  currency: Currency['code']
}

/** Prices are exact in the feed's currency; others are converted, to a price point unless that removes a reduction. */
export function marketPrices(feed: FeedPrices): { selling: MarketMoney; regular: MarketMoney } {
  const from = rateOf(feed.currency)
  const selling: MarketMoney = {}
  const regular: MarketMoney = {}
  for (const { alias, currency } of markets) {
    const isOwn = currency.code === feed.currency
    const convert = (minor: number) => Math.max(1, Math.round((minor * from) / currency.rate))
    const priceOf = (minor: number) =>
      isOwn ? minor : roundToPricePoint(convert(minor), currency.code)
    const losesReduction =
      feed.selling < feed.regular && priceOf(feed.selling) >= priceOf(feed.regular)
    selling[alias] = losesReduction ? convert(feed.selling) : priceOf(feed.selling)
    regular[alias] = losesReduction ? convert(feed.regular) : priceOf(feed.regular)
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
