/**
 * What a price says to a shopper. Amounts arrive formatted by market and language; numbers are only
 * compared here, never printed.
 */
export interface Price {
  /** What is paid, formatted, with or without VAT as the visitor's customer type wants it. */
  selling: string
  /** Same, as a number in whole units, for structured data. */
  sellingAmount: number
  currency: string
  isVatIncluded: boolean
  /** Present only when the law lets us call the price reduced. */
  reduction: Reduction | null
}

export interface Reduction {
  /** Lowest price of the thirty days before the reduction, formatted. */
  prior: string
  /** Whole per cent below that price, rounded down. */
  percent: number
}

/** Fields of PriceType that are read here. */
export interface WirePrice {
  sellingPriceIncVat: number
  sellingPriceExVat: number
  isDiscounted: boolean
  sellingPriceIncVatFormatted: string | null
  sellingPriceExVatFormatted: string | null
  currency: { code: string } | null
}

/** Fields of LowestPriceType that are read here. */
export interface WireLowestPrice {
  lowestPriceIncVat: number
  lowestPriceExVat: number
  lowestPriceIncVatFormatted: string | null
  lowestPriceExVatFormatted: string | null
}

/**
 * Per cent from the lowest prior price, rounded down so that the shop never promises more than it
 * gives; null when the price is not below it (directive 98/6/EC article 6a, case C-330/23).
 */
export function reductionPercent(now: number, lowestPrior: number): number | null {
  if (!(lowestPrior > 0) || !(now >= 0) || now >= lowestPrior) return null
  // Prices have at most two decimals: whole cents keep 3 000 of 4 000 at exactly 25 %.
  const [nowMinor, priorMinor] = [Math.round(now * 100), Math.round(lowestPrior * 100)]
  const percent = Math.floor(((priorMinor - nowMinor) * 100) / priorMinor)
  return percent >= 1 ? percent : null
}

/**
 * Turns the wire's price into ours. A reduction without the lowest price of the last thirty days is
 * shown as an ordinary price: without that number there is no lawful way to show it.
 */
export function readPrice(
  price: WirePrice | null | undefined,
  lowest: WireLowestPrice | null | undefined,
  isVatIncluded: boolean,
): Price | null {
  if (!price) return null
  const selling = isVatIncluded
    ? price.sellingPriceIncVatFormatted
    : price.sellingPriceExVatFormatted
  if (!selling) return null
  return {
    selling,
    sellingAmount: isVatIncluded ? price.sellingPriceIncVat : price.sellingPriceExVat,
    currency: price.currency?.code ?? '',
    isVatIncluded,
    reduction: price.isDiscounted && lowest ? readReduction(price, lowest, isVatIncluded) : null,
  }
}

function readReduction(
  price: WirePrice,
  lowest: WireLowestPrice,
  isVatIncluded: boolean,
): Reduction | null {
  const percent = isVatIncluded
    ? reductionPercent(price.sellingPriceIncVat, lowest.lowestPriceIncVat)
    : reductionPercent(price.sellingPriceExVat, lowest.lowestPriceExVat)
  const prior = isVatIncluded ? lowest.lowestPriceIncVatFormatted : lowest.lowestPriceExVatFormatted
  return percent !== null && prior ? { prior, percent } : null
}
