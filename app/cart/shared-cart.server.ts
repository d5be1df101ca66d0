import { GatewayError } from '#app/gateway/gateway-error.ts'
import type { Visit } from '#app/visit/visit.ts'

import { addLine, changeLine, fetchCart, findCart } from './cart.server.ts'
import type { Cart } from './cart.ts'
import { findListedItems } from './listed-items.server.ts'
import { readCart } from './read-cart.server.ts'
import type { SkuItem } from './sku-items.ts'

/**
 * The items of a cart that others can add to theirs: those that the market sells. The parts of a package
 * are products by themselves, together with the same products outside of it.
 */
export function shareableItems({ lines }: Cart): SkuItem[] {
  const items = new Map<number, SkuItem>()
  for (const { product, skuId, quantity, notSoldIn } of lines) {
    if (!product || notSoldIn !== null) continue
    const before = items.get(skuId)?.quantity ?? 0
    items.set(skuId, { productId: product.id, skuId, quantity: before + quantity })
  }
  return [...items.values()]
}

/**
 * Adds the items of a shared cart or of an order, as many pieces as are available. A line that has enough pieces is left
 * as it is, so that the same form sent twice adds nothing the second time.
 *
 * @returns how many items are in the cart with their quantity, and the items that are not
 */
export async function addSharedItems(
  visit: Visit,
  items: readonly SkuItem[],
): Promise<{ added: number; left: SkuItem[] }> {
  const [cart, listed] = [await findCart(visit), await findListedItems(visit, items)]
  if (!cart || !listed) return { added: 0, left: [...items] }
  const addedSkus = new Set<number>()
  // One after the other: the first may create the cart.
  for (const { skuId, quantity, available } of listed.found) {
    const line = cart.lines.find((each) => each.skuId === skuId && !each.packageKey)
    const wanted = Math.min(quantity, available)
    const isDone = wanted > 0 && (await isInCart(visit, line, { skuId, quantity: wanted }))
    if (isDone && wanted === quantity) addedSkus.add(skuId)
  }
  const left = items.filter((item) => !addedSkus.has(item.skuId))
  return { added: items.length - left.length, left }
}

async function isInCart(
  visit: Visit,
  line: { id: string; quantity: number } | undefined,
  item: { skuId: number; quantity: number },
): Promise<boolean> {
  if (!line) return (await addLine(visit, item)).ok
  if (line.quantity >= item.quantity) return true
  return (await changeLine(visit, { id: line.id, quantity: item.quantity })).ok
}

/**
 * The items of the cart with this id, which may be another visitor's. It is not made the visitor's own:
 * two persons would share one checkout. Null when there is no such cart.
 */
export async function findItemsOfCart(visit: Visit, id: string): Promise<SkuItem[] | null> {
  if (!/^[\w-]{1,100}$/.test(id)) return null
  try {
    const wire = await fetchCart(visit, id)
    return wire && !wire.isCompleted ? shareableItems(readCart(visit, wire)) : null
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'linked cart not found')
    return null
  }
}
