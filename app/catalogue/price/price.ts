import type { WireLowestPrice, WirePrice } from './price-documents.server.ts'

/** The merchant formats amounts by market and language; the numbers are only compared, never shown. */
export interface Price {
  /** The selling price, formatted, with or without VAT depending on the customer type. */
  selling: string
  /** The same as a number in currency units, for structured data. */
  sellingAmount: number
  currency: string
  isVatIncluded: boolean
  /** Null unless the price may lawfully be called reduced. */
  reduction: Reduction | null
}

export interface Reduction {
  /** Lowest price of the thirty days before the reduction, formatted. */
  prior: string
  /** The same as a number in currency units, for machines. */
  priorAmount: number
  /** Whole percentage below that price, rounded down. */
  percent: number
}

/** Whose price it is: with VAT or without, in a market. */
export interface PriceView {
  vatIncluded: boolean
  market: { currency: string }
}

/** In per cent of the lowest prior price, rounded down to promise no more; null when not lower (directive 98/6/EC article 6a, case C-330/23). */
export function reductionPercent(now: number, lowestPrior: number): number | null {
  if (!(lowestPrior > 0) || !(now >= 0) || now >= lowestPrior) return null
  // Prices have at most two decimals: whole cents keep 3 000 of 4 000 at exactly 25 %.
  const [nowMinor, priorMinor] = [Math.round(now * 100), Math.round(lowestPrior * 100)]
  const percent = Math.floor(((priorMinor - nowMinor) * 100) / priorMinor)
  return percent >= 1 ? percent : null
}

/** A reduction without the lowest price of thirty days is an ordinary price, because the law requires that number. */
export function readPrice(
  price: WirePrice | null | undefined,
  lowest: WireLowestPrice | null | undefined,
  { vatIncluded: isVatIncluded, market }: PriceView,
): Price | null {
  if (!price) return null
  const selling = isVatIncluded
    ? price.sellingPriceIncVatFormatted
    : price.sellingPriceExVatFormatted
  if (!selling) return null
  return {
    selling,
    sellingAmount: isVatIncluded ? price.sellingPriceIncVat : price.sellingPriceExVat,
    currency: price.currency?.code || market.currency,
    isVatIncluded,
    reduction: price.isDiscounted && lowest ? readReduction(price, lowest, isVatIncluded) : null,
  }
}

function readReduction(
  price: WirePrice,
  lowest: WireLowestPrice,
  isVatIncluded: boolean,
): Reduction | null {
  const now = isVatIncluded ? price.sellingPriceIncVat : price.sellingPriceExVat
  const priorAmount = isVatIncluded ? lowest.lowestPriceIncVat : lowest.lowestPriceExVat
  const prior = isVatIncluded ? lowest.lowestPriceIncVatFormatted : lowest.lowestPriceExVatFormatted
  const percent = reductionPercent(now, priorAmount)
  return percent !== null && prior ? { prior, priorAmount, percent } : null
}
