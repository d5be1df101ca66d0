/**
 * What a product has cost, and the lowest price that a reduction may be measured against: the lowest
 * of the thirty days before the reduction began (directive 98/6/EC article 6a). Days are ISO dates.
 */
export interface PriceStretch {
  /** First day of the price. */
  from: string
  sellingMinor: number
  regularMinor: number
}

const day = 86_400_000
export const priorDays = 30

/**
 * The lowest price of the thirty days that end where the present price began, or end today when the
 * present price is no reduction. With no word of earlier days the regular price stands for them.
 *
 * @param stretches oldest first, the present price last
 */
export function lowestPriorMinor(stretches: readonly PriceStretch[], today: string): number {
  const present = stretches.at(-1)
  if (!present) return 0
  const isReduced = present.sellingMinor < present.regularMinor
  if (!isReduced) return lowestBetween(stretches, daysBefore(today, priorDays), null)
  // A reduction that goes deeper step by step is one reduction: its beginning is what counts.
  const first = stretches.findLastIndex(
    (stretch, place) =>
      stretch.sellingMinor >= stretch.regularMinor ||
      (stretches[place + 1]?.sellingMinor ?? 0) > stretch.sellingMinor,
  )
  const begun = stretches[first + 1] ?? present
  const before = stretches.slice(0, first + 1)
  const lowest = lowestBetween(before, daysBefore(begun.from, priorDays), begun.from)
  return Number.isFinite(lowest) ? lowest : present.regularMinor
}

export interface PriceLogEntry extends PriceStretch {
  isLowest: boolean
}

/** Changes of the last thirty days, newest first, with the price that held when they began. */
export function priceLog(stretches: readonly PriceStretch[], today: string): PriceLogEntry[] {
  const since = daysBefore(today, priorDays)
  const shown = stretches.filter((_, place) => {
    const next = stretches[place + 1]
    return !next || next.from > since
  })
  const lowest = Math.min(...shown.map(({ sellingMinor }) => sellingMinor))
  const place = shown.findLastIndex(({ sellingMinor }) => sellingMinor === lowest)
  return shown.map((entry, at) => ({ ...entry, isLowest: at === place })).reverse()
}

function lowestBetween(
  stretches: readonly PriceStretch[],
  from: string,
  until: string | null,
): number {
  let lowest = Infinity
  stretches.forEach(({ sellingMinor, from: begins }, place) => {
    const ends = stretches[place + 1]?.from ?? until
    const overlaps = (ends === null || ends > from) && (until === null || begins < until)
    if (overlaps) lowest = Math.min(lowest, sellingMinor)
  })
  return lowest
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * day).toISOString().slice(0, 10)
}
