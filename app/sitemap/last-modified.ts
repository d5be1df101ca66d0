interface DatedThing {
  firstAvailableOn: string | null
  priceLog: readonly ({ date: string } | null)[] | null
}

/** Merchants write the year 1 for a day that nobody has set. */
const earliest = '1990-01-01'

/**
 * The last day on which a product's page is known to have changed: when it was first sold, or when its
 * price last changed. Words and pictures have no dates in the merchant's API. Undefined when no day is
 * told that has been.
 *
 * @param today ISO date
 */
export function lastModified(
  { firstAvailableOn, priceLog }: DatedThing,
  today: string,
): string | undefined {
  const dates = [firstAvailableOn, ...(priceLog ?? []).map((entry) => entry?.date)]
  return dates
    .map((text) => (text ?? '').slice(0, 10))
    .filter((day) => isDay(day) && day >= earliest && day <= today)
    .sort()
    .at(-1)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
