import { present, type WireList } from '#app/kit/wire-list.ts'

export interface PriceStep {
  date: string
  price: string
  /** The lowest price of the last thirty days. */
  isLowest: boolean
}

interface WirePriceStep {
  date: string
  isLowest: boolean
  sellingPriceIncVatFormatted: string | null
  sellingPriceExVatFormatted: string | null
}

/** The changes of a price. A repeated price is no change; `format` returns '' for an unreadable date. */
export function readPriceHistory(
  log: WireList<WirePriceStep>,
  isVatIncluded: boolean,
  format: (date: Date) => string,
): PriceStep[] {
  const steps: PriceStep[] = []
  for (const entry of present(log)) {
    const price = isVatIncluded
      ? entry.sellingPriceIncVatFormatted
      : entry.sellingPriceExVatFormatted
    const date = format(new Date(entry.date))
    const last = steps.at(-1)
    if (!price || !date) continue
    if (last?.price === price) steps[steps.length - 1] = { ...entryOf(entry, last), date }
    else steps.push({ date, price, isLowest: entry.isLowest })
  }
  return steps.length > 1 ? steps : []
}

/** Merges entries of the same price; the result is the lowest if one of them is. */
function entryOf(entry: WirePriceStep, last: PriceStep): PriceStep {
  return { ...last, isLowest: last.isLowest || entry.isLowest }
}
