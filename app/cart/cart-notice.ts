import type { Cart } from './cart.ts'

/** A change of the cart that is reported to the shopper. */
export type CartNotice =
  | AddedItem
  /** Has what is needed to put the line back. */
  | { kind: 'removed'; name: string; skuId: number; quantity: number }
  | { kind: 'code-removed'; code: string }

/** What was added to the cart (spec section 3, Cart added-notification). */
export interface AddedItem {
  kind: 'added'
  skuId: number
  quantity: number
}

/**
 * What is missing in a cart since it was shown before; null if nothing is. A removed line comes before a
 * removed code, which may be a consequence of it.
 */
export function removalBetween(before: Cart, now: Cart): CartNotice | null {
  const removed = before.lines.find(({ id }) => !now.lines.some((line) => line.id === id))
  if (removed) {
    const { name, skuId, quantity } = removed
    return { kind: 'removed', name, skuId, quantity }
  }
  if (before.promoCode && !now.promoCode) return { kind: 'code-removed', code: before.promoCode }
  return null
}
