/**
 * Price history of a product, and the lowest price that a reduction is measured against: the lowest
 * of the thirty days before the reduction began (directive 98/6/EC article 6a). Days are ISO dates.
 */
export interface PricePeriod {
  /** First day of the price. */
  from: string
  sellingMinor: number
  regularMinor: number
}

const day = 86_400_000
const priorDays = 30

/**
 * The lowest price of the thirty days before the current price began, or before today when the
 * current price is no reduction. Without earlier data the regular price is used.
 *
 * @param periods oldest first, the current price last
 */
export function lowestPriorMinor(periods: readonly PricePeriod[], today: string): number {
  const present = periods.at(-1)
  if (!present) return 0
  const isReduced = present.sellingMinor < present.regularMinor
  if (!isReduced) return lowestBetween(periods, daysBefore(today, priorDays), null)
  // A reduction that goes deeper step by step is one reduction: its beginning counts.
  const first = periods.findLastIndex(
    (period, index) =>
      period.sellingMinor >= period.regularMinor ||
      (periods[index + 1]?.sellingMinor ?? 0) > period.sellingMinor,
  )
  const begun = periods[first + 1] ?? present
  const before = periods.slice(0, first + 1)
  const lowest = lowestBetween(before, daysBefore(begun.from, priorDays), begun.from)
  return Number.isFinite(lowest) ? lowest : present.regularMinor
}

export interface PriceLogEntry extends PricePeriod {
  isLowest: boolean
}

/** Changes of the last thirty days, newest first, with the price that held when they began. */
export function priceLog(periods: readonly PricePeriod[], today: string): PriceLogEntry[] {
  const since = daysBefore(today, priorDays)
  const shown = periods.filter((_, index) => {
    const next = periods[index + 1]
    return !next || next.from > since
  })
  const lowest = Math.min(...shown.map(({ sellingMinor }) => sellingMinor))
  const index = shown.findLastIndex(({ sellingMinor }) => sellingMinor === lowest)
  return shown.map((entry, at) => ({ ...entry, isLowest: at === index })).reverse()
}

function lowestBetween(
  periods: readonly PricePeriod[],
  from: string,
  until: string | null,
): number {
  let lowest = Infinity
  periods.forEach(({ sellingMinor, from: begins }, index) => {
    const ends = periods[index + 1]?.from ?? until
    const overlaps = (ends === null || ends > from) && (until === null || begins < until)
    if (overlaps) lowest = Math.min(lowest, sellingMinor)
  })
  return lowest
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * day).toISOString().slice(0, 10)
}
