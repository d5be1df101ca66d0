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
  const regular = marketPrices(sek)
  return timelineOf([{ daysAgo: 90, selling: regular, regular }], now)
}

/** Reduced `daysAgo` days ago from a constant price. */
export function reducedPrice(
  sek: number,
  percent: number,
  daysAgo: number,
  now: Date,
): PriceTimeline {
  const regular = marketPrices(sek)
  return timelineOf(
    [
      { daysAgo: 90, selling: regular, regular },
      { daysAgo, selling: reducedPrices(regular, percent), regular },
    ],
    now,
  )
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
  return timelineOf(
    [
      { daysAgo: 90, selling: before, regular: before },
      { daysAgo: raise.daysAgo, selling: raised, regular: raised },
      { daysAgo: reducedDaysAgo, selling: before, regular: raised },
    ],
    now,
  )
}

/** An earlier sale, a return to the full price, and a new and deeper sale. */
export function secondSalePrice(
  sek: number,
  percents: [first: number, second: number],
  now: Date,
): PriceTimeline {
  const regular = marketPrices(sek)
  return timelineOf(
    [
      { daysAgo: 90, selling: regular, regular },
      { daysAgo: 62, selling: reducedPrices(regular, percents[0]), regular },
      { daysAgo: 48, selling: regular, regular },
      { daysAgo: 6, selling: reducedPrices(regular, percents[1]), regular },
    ],
    now,
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
  const before = marketPrices(sek * (1 - percent / 100))
  const after = marketPrices(sek)
  return timelineOf(
    [
      { daysAgo: 90, selling: before, regular: before },
      { daysAgo, selling: after, regular: after },
    ],
    now,
  )
}

interface PricePeriod {
  daysAgo: number
  selling: MarketMoney
  regular: MarketMoney
}

function timelineOf(periods: PricePeriod[], now: Date): PriceTimeline {
  const { selling, regular } = periods.at(-1)!
  return {
    selling,
    regular,
    steps: periods.map(({ daysAgo, ...prices }) => ({
      date: daysBefore(now, daysAgo),
      ...prices,
    })),
    isReduced: selling.se! < regular.se!,
  }
}
