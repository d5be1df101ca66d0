import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import type { Visit } from '#app/visit/visit.ts'

import { forgetCreatedCart, otherCreatedCarts } from './created-carts.server.ts'
import {
  addPackageToCartDocument,
  addToCartDocument,
  updateCartGroupDocument,
  updateCartItemDocument,
} from './cart-documents.server.ts'
import { fetchCart } from './cart.server.ts'
import { readCountedCart } from './read-cart.server.ts'
import { readSelection } from './packages/package-selection.ts'
import type { Cart } from './cart.ts'

/**
 * Moves the goods of carts that the visitor began in parallel into the visitor's cart. Call it where a cart is shown.
 *
 * @returns whether goods were moved, so that everything that was read of the cart is out of date
 */
export async function mergeCarts(visit: Visit): Promise<boolean> {
  const target = visit.cartId
  const others = target ? otherCreatedCarts(visit.cookies, target) : []
  if (!target || others.length === 0) return false
  let isMoved = false
  for (const source of others) {
    const move = () => moveGoods(visit, source, target)
    // Both tabs load the cart: the goods are moved once.
    if (!(await visit.services.cartMerges(`${source} ${target}`, move))) continue
    forgetCreatedCart(visit.cookies, source)
    isMoved = true
  }
  return isMoved
}

/**
 * Each line leaves the source after it is in the target: a crash in between shows it twice rather than not at all. What
 * the merchant refuses, for example without stock, stays where it is.
 *
 * @returns whether nothing is left to move
 */
async function moveGoods(visit: Visit, source: string, target: string): Promise<boolean> {
  try {
    const wire = await fetchCart(visit, source)
    if (!wire || wire.isCompleted) return true
    const { lines, packages } = await readCountedCart(visit, wire)
    for (const { id, skuId, quantity, packageKey } of lines) {
      if (packageKey) continue
      await requestMerchant(visit, addToCartDocument, { id: target, item: { skuId, quantity } })
      await requestMerchant(visit, updateCartItemDocument, {
        id: source,
        item: { id, quantity: 0 },
      })
    }
    for (const each of packages) await movePackage(visit, each, source, target)
    return true
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'cart merge failed')
    return false
  }
}

async function movePackage(
  visit: Visit,
  { key, id: packageId, selection, quantity }: Cart['packages'][number],
  source: string,
  target: string,
): Promise<void> {
  const selections = readSelection(selection) ?? []
  const variables = { id: target, packageId, selections }
  const { addPackageToCart } = await requestMerchant(visit, addPackageToCartDocument, variables)
  const { packages } = await readCountedCart(visit, addPackageToCart)
  const now = packages.find((each) => each.id === packageId && each.selection === selection)
  const setQuantity = (id: string, group: { groupKey: string; quantity: number }) =>
    requestMerchant(visit, updateCartGroupDocument, { id, group })
  if (now && quantity > 1) {
    await setQuantity(target, { groupKey: now.key, quantity: now.quantity - 1 + quantity })
  }
  await setQuantity(source, { groupKey: key, quantity: 0 })
}
