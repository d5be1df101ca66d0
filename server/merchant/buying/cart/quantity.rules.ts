/** Whether a cart may hold a quantity (spec section 5, too many in cart). */

/**
 * More than any order of a household or company; a larger quantity is a typing error or an attack.
 */
export const maxQuantity = 10_000

export type QuantityFault =
  { reason: 'quantity-not-valid' } | { reason: 'insufficient-stock'; available: number }

/**
 * @param wanted pieces of the sku in the whole cart after the change
 * @param asked the number that the shopper sent
 * @param available pieces that can be sold now
 */
export function quantityFault(
  asked: number,
  wanted: number,
  available: number,
): QuantityFault | null {
  if (!Number.isInteger(asked) || asked < 1 || asked > maxQuantity) {
    return { reason: 'quantity-not-valid' }
  }
  if (wanted > available) return { reason: 'insufficient-stock', available }
  return null
}
