/** Id of a sku for other systems: assistants, product feeds, structured data. */
export interface VariantId {
  productId: number
  skuId: number
}

/** `4711-2`: the merchant finds a sku by its product, and a bare number could be the id of another product. */
export const variantId = (productId: number, skuId: number): string => `${productId}-${skuId}`

/** Path of the product's page, which opens with this sku where there is a choice. */
export const variantPath = (
  { path, skus }: { path: string; skus: readonly unknown[] },
  skuId: number,
): string => (skus.length > 1 ? `${path}?sku=${skuId}` : path)

/** Null for any other text. */
export function readVariantId(id: string): VariantId | null {
  const [, product, sku] = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(id) ?? []
  return product && sku ? { productId: Number(product), skuId: Number(sku) } : null
}

/** Id of a product; null for any other text. */
export function readProductId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}
