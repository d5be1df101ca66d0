import { present, type WireList } from '#app/kit/wire-list.ts'

export interface Grouped {
  productId: number
  variantGroup: { variantGroupId: number } | null
}

/** The same for all colours of a product. */
export function modelOf({ productId, variantGroup }: Grouped): string {
  return variantGroup ? `group ${variantGroup.variantGroupId}` : `product ${productId}`
}

interface Collapsible {
  variantGroup: { variantGroupId: number; collapseInLists: boolean } | null
}

/** Whether a list shows each variant group once. A merchant may call groups collapsed and still list their products. */
export function isByModel(products: WireList<Collapsible>): boolean {
  const groups = present(products).flatMap(({ variantGroup }) => variantGroup ?? [])
  const ids = new Set(groups.map(({ variantGroupId }) => variantGroupId))
  return (
    groups.length > 0 &&
    ids.size === groups.length &&
    groups.every(({ collapseInLists }) => collapseInLists)
  )
}

/** The first `count` products with one of each variant group, so that a row of four shows four different products. */
export function onePerVariantGroup<Product extends Grouped>(
  products: WireList<Product>,
  count: number,
): Product[] {
  const chosen = new Map<string, Product>()
  for (const product of present(products)) {
    const model = modelOf(product)
    if (!chosen.has(model) && chosen.size < count) chosen.set(model, product)
  }
  return [...chosen.values()]
}
