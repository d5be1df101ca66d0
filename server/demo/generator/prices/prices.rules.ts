import type { MarketMoney } from '#server/merchant/catalogue/product-record.ts'
import { marketAliases, type MarketAlias } from '#server/merchant/channel/markets.ts'

/**
 * Price level of each market relative to Sweden. Shops set prices by market, so these are no
 * exchange rates: Finland and Åland share a price, the rest of Europe pays a little more.
 */
const priceLevels: Record<MarketAlias, number> = {
  se: 1,
  dk: 0.69,
  no: 1.06,
  fi: 0.093,
  eu: 0.096,
  ax: 0.093,
}

/** Prices in minor units by market, at each market's own price points, from whole SEK. */
export function marketPrices(sek: number): MarketMoney {
  const prices: MarketMoney = {}
  for (const market of marketAliases) prices[market] = pricePoint(sek * priceLevels[market], market)
  return prices
}

/**
 * Reduces prices by about a percentage, again to price points, and always at least one point.
 *
 * @param percent 1 to 90
 */
export function reducedPrices(regular: MarketMoney, percent: number): MarketMoney {
  return eachPrice(regular, (full, market) => {
    const target = (full / 100) * (1 - percent / 100)
    let reduced = pricePoint(target, market)
    for (let factor = 0.97; reduced >= full; factor *= 0.97) {
      reduced = pricePoint(target * factor, market)
    }
    return reduced
  })
}

/** Raises prices by about a percentage, to price points, and always at least one point. */
export function raisedPrices(before: MarketMoney, percent: number): MarketMoney {
  return eachPrice(before, (full, market) => {
    const target = (full / 100) * (1 + percent / 100)
    let raised = pricePoint(target, market)
    for (let factor = 1.03; raised <= full; factor *= 1.03) {
      raised = pricePoint(target * factor, market)
    }
    return raised
  })
}

function eachPrice(
  prices: MarketMoney,
  change: (priceMinor: number, market: MarketAlias) => number,
): MarketMoney {
  const changed: MarketMoney = {}
  for (const market of marketAliases) changed[market] = change(prices[market] ?? 0, market)
  return changed
}

/**
 * The nearest price point in minor units: 349 and 1 295 kr, 4 995 kr, 3.499 kr., 399,00 or 24,90 €.
 */
export function pricePoint(amount: number, market: MarketAlias): number {
  const isEuro = market === 'fi' || market === 'eu' || market === 'ax'
  return isEuro ? euroPoint(amount) : crownPoint(amount, market)
}

function crownPoint(amount: number, market: MarketAlias): number {
  // Danish prices end in 9 at every size; Swedish and Norwegian ones in 95 and 90 from a thousand.
  if (amount < 200) return 100 * nearest(amount, 10, 9)
  if (amount < 1000) return 100 * nearest(amount, 50, 49)
  const ending = market === 'dk' ? 99 : market === 'no' ? 90 : 95
  if (amount < 3000) return 100 * nearest(amount, 100, ending)
  return 100 * nearest(amount, 500, 400 + ending)
}

function euroPoint(amount: number): number {
  if (amount < 50) return 100 * nearest(amount, 1, 0) - 10
  if (amount < 100) return 100 * nearest(amount, 5, 4) + 90
  if (amount < 1000) return 100 * nearest(amount, 10, 9)
  return 100 * nearest(amount, 50, 49)
}

/** The number nearest to `amount` that leaves `rest` when divided by `step`; never below it. */
function nearest(amount: number, step: number, ending: number): number {
  return Math.max(Math.round((amount - ending) / step), ending === 0 ? 1 : 0) * step + ending
}
