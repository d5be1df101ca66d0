/** Whether a cart may contain a quantity (spec section 5, too many in cart). */

/** Larger than any order of a household or company: a typing error or an attack. */
export const maxQuantity = 10_000

export type QuantityFault =
  | { reason: 'QuantityNotValid' }
  | { reason: 'InsufficientStock'; available: number }

/** Why a quantity is refused: pieces of the sku in the whole cart (`total`), those sent (`requested`) and those to sell. */
export function quantityFault(
  requested: number,
  total: number,
  available: number,
): QuantityFault | null {
  if (!Number.isInteger(requested) || requested < 1 || requested > maxQuantity) {
    return { reason: 'QuantityNotValid' }
  }
  if (total > available) return { reason: 'InsufficientStock', available }
  return null
}
