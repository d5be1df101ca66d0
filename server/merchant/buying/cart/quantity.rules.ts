/** Whether a cart may hold a number of pieces (spec section 5, too many in cart). */

/** Nobody furnishes more rooms than this at once; beyond it is a slip of the hand or an attack. */
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
