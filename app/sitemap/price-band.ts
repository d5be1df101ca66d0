/**
 * A range of prices, both ends in it, in minor units. A list can be read 6 000 products deep and no
 * further, so a large catalogue is read band by band: a product has one price in a market, and is
 * therefore in one band. Bands are halves of halves of one fixed span, so that their names stay.
 */
export interface PriceBand {
  /** A power of two. */
  width: number
  lowest: number
  /** Where too many products have one and the same price, for the brands are divided further. */
  brands?: BrandShare
}

/** Brands whose id leaves `rest` when it is divided by `of`, a power of two. */
export interface BrandShare {
  rest: number
  of: number
}

/** Dearer than anything a shop sells: some 690 million in whole units. */
export const allPrices: PriceBand = { lowest: 0, width: 2 ** 36 }

const everyBrand: BrandShare = { rest: 0, of: 1 }
const maxShares = 256

/** Null for a band that cannot be divided any more. */
export function halvesOf({ lowest, width, brands }: PriceBand): [PriceBand, PriceBand] | null {
  if (width > 1) {
    const half = width / 2
    return [
      { lowest, width: half },
      { lowest: lowest + half, width: half },
    ]
  }
  const { rest, of } = brands ?? everyBrand
  if (of === maxShares) return null
  return [
    { lowest, width, brands: { rest, of: of * 2 } },
    { lowest, width, brands: { rest: rest + of, of: of * 2 } },
  ]
}

/** As the merchant's filter wants it, in whole units; all prices are no filter. */
export function priceFilter({ lowest, width }: PriceBand) {
  if (width === allPrices.width) return null
  return { lowest: lowest / 100, highest: (lowest + width - 1) / 100 }
}

/** `0-65535`, `349500-349500-1of2`; empty for all prices. */
export function bandName({ lowest, width, brands }: PriceBand): string {
  if (width === allPrices.width) return ''
  const share = brands ? `-${brands.rest}of${brands.of}` : ''
  return `${lowest}-${lowest + width - 1}${share}`
}

/** Null for a range that is no band: whoever makes up ranges gets no file of them. */
export function readBandName(name: string): PriceBand | null {
  if (name === '') return allPrices
  const match = /^(0|[1-9]\d{0,11})-(0|[1-9]\d{0,11})(?:-(0|[1-9]\d{0,2})of(\d{1,3}))?$/.exec(name)
  if (!match) return null
  const lowest = Number(match[1])
  const width = Number(match[2]) - lowest + 1
  const isBand = isPowerOfTwo(width) && lowest % width === 0 && lowest + width <= allPrices.width
  if (!isBand) return null
  if (match[4] === undefined) return { lowest, width }
  const brands = { rest: Number(match[3]), of: Number(match[4]) }
  return width === 1 && isShare(brands) ? { lowest, width, brands } : null
}

function isShare({ rest, of }: BrandShare): boolean {
  return isPowerOfTwo(of) && of > 1 && of <= maxShares && rest < of
}

function isPowerOfTwo(number: number): boolean {
  return number >= 1 && Number.isInteger(Math.log2(number))
}
