import type { ResultOf } from '#app/gateway/graphql.ts'
import { productName } from '#app/catalogue/card/product-name.ts'
import { hexOf } from '#app/catalogue/card/swatches.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import type { variantFields } from './product-documents.server.ts'
import type { ProductColor } from './product.ts'

/** A node of the API's variant tree: a colour may contain sizes, or a dimension products. */
export interface WireVariant extends ResultOf<typeof variantFields> {
  variants?: WireList<WireVariant>
}

/** Level of a node that is a product; 0 is a sku, 2 and more are groups only. */
const productLevel = 1
const skuLevel = 0

/** A variant group's products as colours. Several of one colour, such as its widths, are named after both. */
export function readColors(
  variants: WireList<WireVariant>,
  currentProductId: number,
  pathOf: (alias: string) => string,
): ProductColor[] {
  const found = new Map<number, ProductColor>()
  const walk = (nodes: WireList<WireVariant>, hexAbove: string | null, above: string[]) => {
    for (const node of present(nodes)) {
      const hex = hexOf(node) ?? hexAbove
      const names = [...new Set([...above, node.label || node.value || ''])].filter(Boolean)
      if (node.level > productLevel) walk(node.variants, hex, names)
      else if (node.level === productLevel && node.alias && !found.has(node.productId)) {
        found.set(node.productId, {
          productId: node.productId,
          name: names.join(', ') || productName(node.name, node.alias),
          hex,
          path: pathOf(node.alias),
          picture: node.primaryImage,
          isCurrent: node.productId === currentProductId,
        })
      }
    }
  }
  walk(variants, null, [])
  return [...found.values()]
}

/** The name of a sku in any product of a variant group; the same name marks that size in other colours. */
export function findSkuName(variants: WireList<WireVariant>, skuId: number): string | null {
  for (const node of present(variants)) {
    if (node.level === skuLevel && node.skuId === skuId) return node.label || node.value
    const below = findSkuName(node.variants, skuId)
    if (below) return below
  }
  return null
}
