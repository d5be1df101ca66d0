import { present, type WireEntry, type WireList } from '#app/kit/wire-list.ts'

import type { WireCard } from './card-documents.server.ts'
import { productName } from './product-name.ts'

export interface Swatch {
  id: number
  name: string
  /** Six hex digits without `#`. */
  hex: string
  path: string
}

export type WireCardVariant = WireEntry<NonNullable<WireCard['variantGroup']>['variants']>

/** Level of a sku; above it are products, and dimensions that hold products of one colour. */
const skuLevel = 0

/** The colours of a variant group, each once; none without a choice, or without their values. */
export function readSwatches(
  variants: WireList<WireCardVariant>,
  shownId: number,
  pathOf: (alias: string) => string,
): Swatch[] {
  const found = new Map<string, Swatch>()
  for (const variant of present(variants)) {
    if (!variant.alias || variant.level === skuLevel) continue
    const hex = hexOf(variant)
    if (!hex) continue
    const name = variant.label || productName(null, variant.alias)
    const key = `${name} ${hex}`
    if (found.has(key) && variant.productId !== shownId) continue
    found.set(key, { id: variant.productId, name, hex, path: pathOf(variant.alias) })
  }
  return found.size > 1 ? [...found.values()] : []
}

/** Six hex digits in lower case from the attributes of a variant; null without a colour. */
export function hexOf({ attributes }: { attributes: WireList<{ value: string }> }): string | null {
  const hexes = present(attributes).map(({ value }) => /^#?([0-9a-f]{6})$/i.exec(value)?.[1])
  return hexes.find(Boolean)?.toLowerCase() ?? null
}
