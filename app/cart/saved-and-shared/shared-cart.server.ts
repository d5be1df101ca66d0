import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import type { Visit } from '#app/visit/visit.ts'
import { setPackageQuantity } from '#app/cart/lines/cart-packages.server.ts'
import { fetchCart, findCart } from '#app/cart/cart.server.ts'
import type { Cart } from '#app/cart/cart.ts'
import { addLine, changeLine } from '#app/cart/lines/lines.server.ts'
import { readCountedCart } from '#app/cart/read-cart.server.ts'

import { findListedItems } from './listed-items.server.ts'
import { itemKey, type SharedItem, type SkuItem } from './sku-items.ts'

/** The products and packages of a cart that others can add to theirs: those that the market sells. */
export function shareableItems({ lines, packages }: Cart): SharedItem[] {
  const items = new Map<number, SkuItem>()
  for (const { product, skuId, quantity, notSoldIn, packageKey } of lines) {
    if (!product || notSoldIn !== null || packageKey) continue
    const before = items.get(skuId)?.quantity ?? 0
    items.set(skuId, { productId: product.id, skuId, quantity: before + quantity })
  }
  const sold = packages.flatMap(({ key, id, selection, quantity }) => {
    const parts = lines.filter(({ packageKey }) => packageKey === key)
    const [first] = parts
    return first && parts.every(({ notSoldIn }) => notSoldIn === null)
      ? [{ productId: id, skuId: first.skuId, quantity, selection }]
      : []
  })
  return [...items.values(), ...sold]
}

/** Items with the pieces of them that are in a cart already. */
export function itemsOnTop(cart: Cart, items: readonly SharedItem[]): SharedItem[] {
  const present = new Map(shareableItems(cart).map((item) => [itemKey(item), item.quantity]))
  return items.map((item) => ({
    ...item,
    quantity: item.quantity + (present.get(itemKey(item)) ?? 0),
  }))
}

/**
 * Adds the available items of a shared cart or an order, once: a line with enough pieces stays.
 *
 * @returns the number of pieces and packages in the cart now, and the items that lack some
 */
export async function addSharedItems(
  visit: Visit,
  items: readonly SharedItem[],
): Promise<{ added: number; left: SharedItem[] }> {
  const [cart, listed] = [await findCart(visit), await findListedItems(visit, items)]
  if (!cart || !listed) return { added: 0, left: [...items] }
  const added = new Set<string>()
  // One after the other: the first may create the cart.
  for (const item of listed.found) {
    const wanted = Math.min(item.quantity, item.available)
    const isDone = wanted > 0 && (await isInCart(visit, cart, { ...item, quantity: wanted }))
    if (isDone && wanted === item.quantity) added.add(itemKey(item))
  }
  const isAdded = (item: SharedItem) => added.has(itemKey(item))
  return {
    added: items.filter(isAdded).reduce((sum, { quantity }) => sum + quantity, 0),
    left: items.filter((item) => !isAdded(item)),
  }
}

async function isInCart(
  visit: Visit,
  { lines, packages }: Cart,
  { productId, skuId, quantity, selection }: SharedItem,
): Promise<boolean> {
  if (selection) {
    const before = packages.find((each) => each.id === productId && each.selection === selection)
    if (before && before.quantity >= quantity) return true
    return (await setPackageQuantity(visit, { packageId: productId, selection, quantity })).ok
  }
  const line = lines.find((each) => each.skuId === skuId && !each.packageKey)
  if (!line) return (await addLine(visit, { skuId, quantity })).ok
  if (line.quantity >= quantity) return true
  return (await changeLine(visit, { id: line.id, quantity })).ok
}

/** The items of any visitor's cart, which does not become this one's: two persons would share a checkout. */
export async function findItemsOfCart(visit: Visit, id: string): Promise<SharedItem[] | null> {
  if (!/^[\w-]{1,100}$/.test(id)) return null
  try {
    const wire = await fetchCart(visit, id)
    return wire && !wire.isCompleted ? shareableItems(await readCountedCart(visit, wire)) : null
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'shared cart lookup failed')
    return null
  }
}
