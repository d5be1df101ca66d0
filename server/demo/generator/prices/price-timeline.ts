import type { MarketMoney, PriceStep } from '#server/merchant/catalogue/product-record.ts'
import type { Random } from '#server/demo/generator/random/random.ts'

import { marketPrices, raisedPrices, reducedPrices } from './prices.rules.ts'

/** Current price and price history of a product. */
export interface PriceTimeline {
  selling: MarketMoney
  regular: MarketMoney
  /** Oldest first; the last step is the price of today. */
  steps: PriceStep[]
  isReduced: boolean
}

const day = 86_400_000

/** ISO date that lies some days before `now`, by the UTC calendar. */
export function daysBefore(now: Date, days: number): string {
  return new Date(Math.floor(now.getTime() / day) * day - days * day).toISOString().slice(0, 10)
}

/** A price without changes in the recorded time. */
export function steadyPrice(sek: number, now: Date): PriceTimeline {
  return timelineOf(now, [90, marketPrices(sek)])
}

/** Reduced `daysAgo` days ago from a constant price. */
export function reducedPrice(
  sek: number,
  percent: number,
  daysAgo: number,
  now: Date,
): PriceTimeline {
  const regular = marketPrices(sek)
  return timelineOf(now, [90, regular], [daysAgo, reducedPrices(regular, percent), regular])
}

/**
 * Raised `raisedDaysAgo` days ago and then reduced to what it cost before, the case that the law on
 * prior prices is about: the crossed-out price is no saving against the last thirty days.
 */
export function raisedThenReducedPrice(
  sek: number,
  raise: { percent: number; daysAgo: number },
  reducedDaysAgo: number,
  now: Date,
): PriceTimeline {
  const before = marketPrices(sek)
  const raised = raisedPrices(before, raise.percent)
  return timelineOf(now, [90, before], [raise.daysAgo, raised], [reducedDaysAgo, before, raised])
}

/** An earlier sale, a return to the full price, and a new and deeper sale. */
export function secondSalePrice(
  sek: number,
  [first, second]: [first: number, second: number],
  now: Date,
): PriceTimeline {
  const regular = marketPrices(sek)
  return timelineOf(
    now,
    [90, regular],
    [62, reducedPrices(regular, first), regular],
    [48, regular],
    [6, reducedPrices(regular, second), regular],
  )
}

/** A random price history as in the bulk of the catalogue; a good quarter is reduced. */
export function randomPriceTimeline(sek: number, random: Random, now: Date): PriceTimeline {
  const value = random.next()
  if (value < 0.6) return steadyPrice(sek, now)
  if (value < 0.72)
    return changedPrice(sek, random.pick([-8, -5, 5, 8, 10]), random.whole(20, 80), now)
  if (value < 0.94) {
    return reducedPrice(
      sek,
      random.pick([10, 15, 20, 20, 25, 30, 40, 50]),
      random.whole(2, 28),
      now,
    )
  }
  if (value < 0.97) return secondSalePrice(sek, [15, random.pick([20, 25, 30])], now)
  return raisedThenReducedPrice(sek, { percent: 20, daysAgo: 24 }, 7, now)
}

function changedPrice(sek: number, percent: number, daysAgo: number, now: Date): PriceTimeline {
  return timelineOf(
    now,
    [90, marketPrices(sek * (1 - percent / 100))],
    [daysAgo, marketPrices(sek)],
  )
}

/** Without a regular price, nothing is crossed out. */
type PricePeriod = [daysAgo: number, selling: MarketMoney, regular?: MarketMoney]

function timelineOf(now: Date, ...periods: PricePeriod[]): PriceTimeline {
  const steps = periods.map(([daysAgo, selling, regular = selling]) => ({
    date: daysBefore(now, daysAgo),
    selling,
    regular,
  }))
  const { selling, regular } = steps.at(-1)!
  return { selling, regular, steps, isReduced: selling.se! < regular.se! }
}
