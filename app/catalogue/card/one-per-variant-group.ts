interface Grouped {
  variantGroup: { variantGroupId: number } | null
}

/**
 * The first `count` products of a list, but only one of each variant group (colours of the same product),
 * so that a row of four shows four different products.
 */
export function onePerVariantGroup<Product extends Grouped>(
  products: readonly (Product | null)[] | null | undefined,
  count: number,
): Product[] {
  const seen = new Set<number>()
  const chosen: Product[] = []
  for (const product of products ?? []) {
    if (!product || chosen.length === count) continue
    const group = product.variantGroup?.variantGroupId
    if (group !== undefined && seen.has(group)) continue
    if (group !== undefined) seen.add(group)
    chosen.push(product)
  }
  return chosen
}
