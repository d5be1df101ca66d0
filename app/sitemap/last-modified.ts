interface DatedItem {
  firstAvailableOn: string | null
  priceLog: readonly ({ date: string } | null)[] | null
}

/** Merchants send the year 1 for an unset date. */
const earliest = '1990-01-01'

/**
 * The last known change of a product's page: first available, or last price change. Texts and images have no
 * dates in the merchant's API. Undefined without a date in the past.
 *
 * @param today ISO date
 */
export function lastModified(
  { firstAvailableOn, priceLog }: DatedItem,
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
