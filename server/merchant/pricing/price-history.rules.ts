/** Prices by day, with the lowest of thirty days before a reduction (directive 98/6/EC article 6a). Days are ISO dates. */
export interface PricePeriod {
  /** First day of the price. */
  from: string
  sellingMinor: number
  regularMinor: number
}

const day = 86_400_000
const priorDays = 30

/** The lowest price of the thirty days before the current one (the last period), or before today without a reduction. */
export function lowestPriorMinor(periods: readonly PricePeriod[], today: string): number {
  const current = periods.at(-1)
  if (!current) return 0
  const isReduced = current.sellingMinor < current.regularMinor
  if (!isReduced) return lowestBetween(periods, daysBefore(today, priorDays), null)
  // A price that is lowered in several steps is one reduction, which began with the first step.
  const lastBeforeReduction = periods.findLastIndex(
    (period, index) =>
      period.sellingMinor >= period.regularMinor ||
      (periods[index + 1]?.sellingMinor ?? 0) > period.sellingMinor,
  )
  const reductionStart = periods[lastBeforeReduction + 1] ?? current
  const before = periods.slice(0, lastBeforeReduction + 1)
  const lowest = lowestBetween(
    before,
    daysBefore(reductionStart.from, priorDays),
    reductionStart.from,
  )
  return Number.isFinite(lowest) ? lowest : current.regularMinor
}

interface PriceLogEntry extends PricePeriod {
  isLowest: boolean
}

/** The prices that applied in the last thirty days, newest first. */
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

export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * day).toISOString().slice(0, 10)
}
