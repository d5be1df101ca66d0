import type { Cart } from '#app/cart/cart.ts'
import type { UnavailableItems } from '#app/cart/last-seen/last-seen-cart.server.ts'
import { itemKey } from '#app/cart/saved-and-shared/sku-items.ts'

import type { FlashedCartNotice } from './cart-notice.server.ts'

export type CartNotice =
  | FlashedCartNotice
  | { kind: 'code-removed'; code: string }
  | { kind: 'cookies-refused' }

export type RemovalNotice = Extract<
  CartNotice,
  { kind: 'removed' | 'package-removed' | 'code-removed' }
>
export type AddedItem = Extract<CartNotice, { kind: 'added' }>
export type AddedPackage = Extract<CartNotice, { kind: 'package-added' }>
export type AddedGoods = AddedItem | AddedPackage

/** What a cart that was shown lacks; null for nothing. Not what is `saved` or `gone`, which is told elsewhere. Lines before codes. */
export function removalBetween(
  before: Cart,
  now: Cart,
  saved: readonly string[] = [],
  gone: UnavailableItems | null = null,
): RemovalNotice | null {
  // Another cart, because this one was ordered: nothing was removed, and putting it back would buy it again.
  if (before.id !== now.id) return null
  // Long names are cut in the notice.
  const isGone = (name: string) => gone?.names.some((each) => name.startsWith(each)) ?? false
  const removedPackage = before.packages.find(
    ({ key, name, id, selection }) =>
      !isGone(name) &&
      !saved.includes(itemKey({ productId: id, skuId: 0, selection })) &&
      !now.packages.some((each) => each.key === key),
  )
  if (removedPackage) {
    const { name, id, selection, quantity } = removedPackage
    return { kind: 'package-removed', name, packageId: id, selection, quantity }
  }
  const removed = before.lines.find(
    ({ id, name, skuId, packageKey }) =>
      !packageKey &&
      !isGone(name) &&
      !saved.includes(String(skuId)) &&
      !now.lines.some((line) => line.id === id),
  )
  if (removed) {
    const { name, skuId, quantity } = removed
    return { kind: 'removed', name, skuId, quantity }
  }
  if (before.promoCode && !now.promoCode && !gone?.code)
    return { kind: 'code-removed', code: before.promoCode }
  return null
}
