import type { WireItemPrices } from '#app/cart/sums/cart-sums-documents.server.ts'

import { packageCount, type PackagePart, type PiecesOf } from './package-count.ts'
import { writeSelection, type PackageSelection } from './package-selection.ts'

/** A product package in the cart: lines that are counted and removed together. */
export interface CartPackage {
  /** The same as `packageKey` of its lines. */
  key: string
  id: number
  /** Empty when the merchant sends none. */
  name: string
  quantity: number
  /** Most packages that can be ordered now. */
  available: number
  selection: PackageSelection
  totalPrice: string
  /** Price of the same products by themselves; null unless it is higher. */
  separatePrice: string | null
}

interface PackageLine {
  packageKey: string | null
  quantity: number
  available: number
}

export type WirePackageItem = PackageFields & { skuId: number }
type PackageFields = Pick<WireItemPrices, 'id' | 'quantity' | 'groupKey' | 'productPackage'>

/** Null for a row that belongs to no package, although the merchant may have grouped it. */
export function packageKeyOf({
  groupKey,
  productPackage,
}: Pick<PackageFields, 'groupKey' | 'productPackage'>): string | null {
  return productPackage && groupKey ? groupKey : null
}

export function packagePartsOf(
  items: readonly Pick<WirePackageItem, 'groupKey' | 'productPackage' | 'quantity'>[],
): Map<string, PackagePart[]> {
  const packages = new Map<string, PackagePart[]>()
  for (const item of items) {
    const key = packageKeyOf(item)
    if (key === null || !item.productPackage) continue
    const { packageId, groupId, optionId } = item.productPackage
    const part = { packageId, groupId, optionId, quantity: item.quantity }
    packages.set(key, [...(packages.get(key) ?? []), part])
  }
  return packages
}

export function readPackages(
  items: readonly WirePackageItem[],
  lines: readonly PackageLine[],
  pricesOf: (ids: ReadonlySet<string>) => { total: string; separate: string | null },
  piecesOf: PiecesOf = () => null,
): CartPackage[] {
  return [...packagePartsOf(items)].map(([key, pieces]) => {
    const parts = items.filter((item) => packageKeyOf(item) === key)
    const [first] = parts
    const quantity = packageCount(pieces, piecesOf)
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
