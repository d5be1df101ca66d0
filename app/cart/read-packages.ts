import type { CartLine, CartPackage } from './cart.ts'
import { writeSelection } from './package-selection.ts'

/** The used fields of the merchant's rows. */
export interface WirePackageItem {
  id: string
  skuId: number
  quantity: number
  groupKey: string | null
  productPackage: {
    packageId: number
    packageName: string
    groupId: number
    optionId: number
  } | null
}

/** Null for a row that belongs to no package, although the merchant may have grouped it. */
export function packageKeyOf({
  groupKey,
  productPackage,
}: Pick<WirePackageItem, 'groupKey' | 'productPackage'>): string | null {
  return productPackage && groupKey ? groupKey : null
}

/**
 * The product packages of a cart. The API does not tell how many of a package there are: it is the largest
 * number that divides the pieces of each part.
 */
export function readPackages(
  items: readonly WirePackageItem[],
  lines: readonly CartLine[],
  pricesOf: (ids: ReadonlySet<string>) => { total: string; separate: string | null },
): CartPackage[] {
  const keys = new Set(items.flatMap((item) => packageKeyOf(item) ?? []))
  return [...keys].map((key) => {
    const parts = items.filter((item) => packageKeyOf(item) === key)
    const [first] = parts
    const quantity = packageCount(parts)
    const { total, separate } = pricesOf(new Set(parts.map(({ id }) => id)))
    const partLines = lines.filter(({ packageKey }) => packageKey === key)
    return {
      key,
      id: first?.productPackage?.packageId ?? 0,
      name: first?.productPackage?.packageName ?? '',
      quantity,
      available: Math.min(
        ...partLines.map((line) =>
          Math.floor((line.available * quantity) / Math.max(1, line.quantity)),
        ),
      ),
      selection: writeSelection(
        parts.map(({ skuId, productPackage }) => ({
          groupId: productPackage?.groupId ?? 0,
          optionId: productPackage?.optionId ?? 0,
          skuId,
        })),
      ),
      totalPrice: total,
      separatePrice: separate,
    }
  })
}

/** How many packages these pieces of its parts make. */
export const packageCount = (parts: readonly { quantity: number }[]): number =>
  Math.max(1, parts.map(({ quantity }) => quantity).reduce(commonDivisor, 0))

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
