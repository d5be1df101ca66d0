import { flashCartNotice } from '#app/cart/cart-notice.server.ts'
import { addSharedItems } from '#app/cart/shared-cart.server.ts'
import { maxSharedItems } from '#app/cart/sku-items.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { Order } from './order.ts'

/** The notice is in a cookie. */
const maxNames = 10
const maxNameLength = 80

/**
 * Adds the goods of an order to the cart, as many pieces as are available; the next cart page names those
 * that could not be added. Sent twice, it adds nothing the second time.
 */
export async function reorder(visit: Visit, { lines }: Pick<Order, 'lines'>): Promise<void> {
  const items = lines.flatMap(({ item }) => item ?? []).slice(0, maxSharedItems)
  const { added, left } = await addSharedItems(visit, items)
  const isLeft = ({ item }: Order['lines'][number]) =>
    item === null || left.some(({ skuId }) => skuId === item.skuId)
  const names = lines.filter(isLeft).map(({ name }) => name.slice(0, maxNameLength))
  flashCartNotice(visit.cookies, {
    kind: 'reordered',
    added,
    left: [...new Set(names)].slice(0, maxNames),
  })
}
