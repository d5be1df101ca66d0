import type { ProductColor } from './product.ts'

/** Variants as the wire nests them: a colour may hold sizes, or a dimension may hold products. */
export interface WireVariant {
  level: number
  dimension: string
  type: string
  value: string | null
  label: string | null
  skuId: number | null
  productId: number
  name: string | null
  alias: string | null
  primaryImage: string | null
  attributes: readonly ({ value: string } | null)[] | null
  variants?: readonly (WireVariant | null)[] | null
}

/** Level of a variant that is a product of its own; 0 is a sku, 2 and more only group. */
const productLevel = 1
const skuLevel = 0

/**
 * The products of a variant group, each once, as colours to choose between. `pathOf` makes the
 * address of a product page from its alias.
 */
export function readColors(
  variants: readonly (WireVariant | null)[] | null | undefined,
  currentProductId: number,
  pathOf: (alias: string) => string,
): ProductColor[] {
  const found = new Map<number, ProductColor>()
  const walk = (
    nodes: readonly (WireVariant | null)[] | null | undefined,
    hexAbove: string | null,
  ) => {
    for (const node of nodes ?? []) {
      if (!node) continue
      const hex = hexOf(node) ?? hexAbove
      if (node.level > productLevel) walk(node.variants, hex)
      else if (node.level === productLevel && node.alias && !found.has(node.productId)) {
        found.set(node.productId, {
          productId: node.productId,
          name: node.label || node.value || node.name || '',
          hex,
          path: pathOf(node.alias),
          picture: node.primaryImage,
          isCurrent: node.productId === currentProductId,
        })
      }
    }
  }
  walk(variants, null)
  return [...found.values()]
}

/** What a sku anywhere in a variant group is called, to find its like in another colour. */
export function nameOfSku(
  variants: readonly (WireVariant | null)[] | null | undefined,
  skuId: number,
): string | null {
  for (const node of variants ?? []) {
    if (!node) continue
    if (node.level === skuLevel && node.skuId === skuId) return node.label || node.value
    const below = nameOfSku(node.variants, skuId)
    if (below) return below
  }
  return null
}

function hexOf(node: WireVariant): string | null {
  for (const attribute of node.attributes ?? []) {
    const match = /^#?([0-9a-f]{6})$/i.exec(attribute?.value ?? '')
    if (match?.[1]) return match[1].toLowerCase()
  }
  return null
}
