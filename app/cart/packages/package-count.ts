/** Pieces of one of a package's options, in a cart or an order. */
export interface PackagePart {
  packageId: number
  groupId: number
  optionId: number
  quantity: number
}

/** Pieces of an option in one package; null when it is not known. */
export type PiecesOf = (part: Omit<PackagePart, 'quantity'>) => number | null

/** How many packages these pieces make, which the API does not tell: by what one contains, else the largest common divisor. */
export function packageCount(parts: readonly PackagePart[], piecesOf: PiecesOf): number {
  const [count = NaN, ...others] = new Set(
    parts.map((part) => part.quantity / (piecesOf(part) ?? NaN)),
  )
  // An order may be older than the package's present contents.
  const isKnown = others.length === 0 && Number.isInteger(count) && count > 0
  return isKnown ? count : largestCount(parts)
}

/** Whether one package may contain several pieces of each part, so that the pieces alone do not tell their number. */
export const isAmbiguous = (parts: readonly PackagePart[]): boolean => largestCount(parts) > 1

const largestCount = (parts: readonly PackagePart[]): number =>
  Math.max(
    1,
    parts.reduce((divisor, { quantity }) => commonDivisor(divisor, quantity), 0),
  )

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
