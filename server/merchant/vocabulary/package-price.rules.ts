import type { MarketAlias } from '../channel/markets.ts'

export interface PackagePartTerms {
  /** How much lower its price is than by itself, at least. */
  percent: number
  /** Pieces in one package. */
  quantity: number
  /** Whether it is of the first group, whose price gives that of the package its last digit. */
  isFirst: boolean
}

/** The last digit of prices in whole units: 4 245 kr, 3.489 kr., 399 €. */
const lastDigits: Record<MarketAlias, number> = { se: 5, dk: 9, no: 5, fi: 9, eu: 9, ax: 9 }

/** Rounding to whole units must not take off more than this share of the price. */
const maxRounding = 0.1

/**
 * Unit price of a part, in minor units, rounded down by itself, so that the parts add up to the package: the first
 * part's pieces to the last digit of the market's prices, others to whole tens; to a minor unit where that would be a
 * gift.
 *
 * @param sellingMinor price of one piece that is bought by itself
 */
export function packagePartMinor(
  sellingMinor: number,
  { percent, quantity, isFirst }: PackagePartTerms,
  market: MarketAlias,
): number {
  const exact = sellingMinor - Math.round((sellingMinor * percent) / 100)
  const ending = isFirst && quantity === 1 ? lastDigits[market] : 0
  const step = 10 / commonDivisor(10, quantity)
  const rounded = 100 * (Math.floor((exact / 100 - ending) / step) * step + ending)
  return rounded >= exact * (1 - maxRounding) ? rounded : exact
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
