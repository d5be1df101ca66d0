/**
 * A range of prices, both ends in it, in minor units. A list can be read 6 000 products deep and no
 * further, so a large catalogue is read band by band: a product has one price in a market, and is
 * therefore in one band. Bands are halves of halves of one fixed span, so that their names stay.
 */
export interface PriceBand {
  /** A power of two. */
  width: number
  lowest: number
}

/** Dearer than anything a shop sells: some 690 million in whole units. */
export const allPrices: PriceBand = { lowest: 0, width: 2 ** 36 }

export function halvesOf({ lowest, width }: PriceBand): [PriceBand, PriceBand] | null {
  if (width === 1) return null
  const half = width / 2
  return [
    { lowest, width: half },
    { lowest: lowest + half, width: half },
  ]
}

/** As the merchant's filter wants it, in whole units; all prices are no filter. */
export function priceFilter({ lowest, width }: PriceBand) {
  if (width === allPrices.width) return null
  return { lowest: lowest / 100, highest: (lowest + width - 1) / 100 }
}

/** `0-65535`; empty for all prices. */
export function bandName({ lowest, width }: PriceBand): string {
  return width === allPrices.width ? '' : `${lowest}-${lowest + width - 1}`
}

/** Null for a range that is no band: whoever makes up ranges gets no file of them. */
export function readBandName(name: string): PriceBand | null {
  if (name === '') return allPrices
  const match = /^(0|[1-9]\d{0,11})-(0|[1-9]\d{0,11})$/.exec(name)
  if (!match) return null
  const lowest = Number(match[1])
  const width = Number(match[2]) - lowest + 1
  const isBand = Number.isInteger(Math.log2(width)) && lowest % width === 0
  return isBand && width >= 1 && lowest + width <= allPrices.width ? { lowest, width } : null
}
