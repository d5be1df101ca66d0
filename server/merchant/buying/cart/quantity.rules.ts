/** Whether a cart may contain a quantity (spec section 5, too many in cart). */

/**
 * Larger than any order of a household or company. A larger quantity is a typing error or an attack.
 */
export const maxQuantity = 10_000

export type QuantityFault =
  | { reason: 'QuantityNotValid' }
  | { reason: 'InsufficientStock'; available: number }

/**
 * @param total pieces of the sku in the whole cart after the change
 * @param requested the number that the shopper sent
 * @param available pieces that can be sold now
 */
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
