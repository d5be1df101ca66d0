/** Minor units, both ends included. A list ends at 6 000 products, so a large one is read by halves of one fixed range: their names stay. */
export interface PriceBand {
  /** A power of two. */
  width: number
  lowest: number
  /** Divides the products of a single price further, by brand. */
  brands?: BrandShare
}

/** Brands whose id modulo `of`, a power of two, is `rest`. */
export interface BrandShare {
  rest: number
  of: number
}

/** Above every price: about 690 million currency units. */
export const allPrices: PriceBand = { lowest: 0, width: 2 ** 36 }

const everyBrand: BrandShare = { rest: 0, of: 1 }
const maxShares = 256

/** The two halves of a band; null if it cannot be divided. */
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

/** The merchant's price filter in currency units; null for all prices. */
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

/** Parses the name of a band; null for any other range, so that invented ranges have no file. */
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
