import { forgetCreatedCart, otherCreatedCarts } from '#app/cart/created-carts.server.ts'
import { findCart } from '#app/cart/cart.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { addSharedItems, findItemsOfCart, shareableItems } from './shared-cart.server.ts'
import { itemKey, type SharedItem } from './sku-items.ts'

/**
 * Adds the goods of carts that the visitor began in parallel to the visitor's cart, as those of a shared cart. Call it
 * where a cart is shown.
 *
 * @returns whether goods were added, so that everything that was read of the cart is out of date
 */
export async function mergeCarts(visit: Visit): Promise<boolean> {
  const target = visit.cartId
  const others = target ? otherCreatedCarts(visit.cookies, target) : []
  let isChanged = false
  for (const source of others) {
    const add = async () => {
      const items = await findItemsOfCart(visit, source)
      return items !== null && (await addSharedItems(visit, await onTop(visit, items))).added > 0
    }
    // Both tabs load the cart: the goods are added once. What could not be added is tried again for a minute.
    if (!(await visit.services.cartMerges(`${source} ${target}`, add))) continue
    forgetCreatedCart(visit.cookies, source)
    isChanged = true
  }
  return isChanged
}

/** The items with the pieces that are in the visitor's cart already: each tab has promised what it added. */
async function onTop(visit: Visit, items: readonly SharedItem[]): Promise<SharedItem[]> {
  const cart = await findCart(visit)
  const present = new Map(
    (cart ? shareableItems(cart) : []).map((item) => [itemKey(item), item.quantity]),
  )
  return items.map((item) => ({
    ...item,
    quantity: item.quantity + (present.get(itemKey(item)) ?? 0),
  }))
}
