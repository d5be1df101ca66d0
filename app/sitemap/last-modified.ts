interface DatedItem {
  firstAvailableOn: string | null
  priceLog: readonly ({ date: string } | null)[] | null
}

/** Merchants send the year 1 for an unset date. */
const earliest = '1990-01-01'

/** When a product was first available, or its price changed last, up to `today` (ISO); else the API has no dates. */
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
