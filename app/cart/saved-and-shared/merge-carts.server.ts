import { forgetCreatedCart, otherCreatedCarts } from '#app/cart/created-carts.server.ts'
import { findCart } from '#app/cart/cart.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { addSharedItems, findItemsOfCart, itemsOnTop } from './shared-cart.server.ts'

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
      if (items === null) return false
      // Each tab has promised what it added.
      return (await addSharedItems(visit, itemsOnTop(await findCart(visit), items))).added > 0
    }
    // Both tabs load the cart: the goods are added once. What could not be added is tried again for a minute.
    if (!(await visit.services.cartMerges(`${source} ${target}`, add))) continue
    forgetCreatedCart(visit.cookies, source)
    isChanged = true
  }
  return isChanged
}
