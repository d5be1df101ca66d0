/** The lines of the visitor's cart: added, counted and removed. */
import { requestMerchant, refusalOf } from '#app/gateway/graphql.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { withPausedDeadline } from '#app/gateway/resilience/deadline.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { hour } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import {
  addToCartDocument,
  updateCartItemDocument,
  type WireCart,
} from '#app/cart/cart-documents.server.ts'
import { shortageReason, type CartReason } from '#app/cart/changes/cart-reason.ts'
import { cartRefusalOf, isInternal, isOutage } from '#app/cart/cart-refusal.ts'
import {
  cartExists,
  createCart,
  fetchCart,
  fetchCurrentCart,
  findCart,
  getCart,
  saveCartId,
} from '#app/cart/cart.server.ts'
import { countItems, type Cart } from '#app/cart/cart.ts'
import { emptyCart, readCart, readCountedCart } from '#app/cart/read-cart.server.ts'
import { forgetSeenItem } from '#app/cart/last-seen/last-seen-cart.server.ts'

/** Adds pieces of a SKU, to a new cart if needed. Of a refusal, `available` is for merchants that do not send the pieces. */
export async function addLine(
  visit: Visit,
  { available, ...item }: { skuId: number; quantity: number; available?: number },
): Promise<Result<Cart, CartReason>> {
  return addToVisitorsCart(
    visit,
    async (id) => (await requestMerchant(visit, addToCartDocument, { id, item })).addToCart,
    { skuId: item.skuId, available },
  )
}

export async function addToVisitorsCart(
  visit: Visit,
  add: (id: string) => Promise<WireCart | null>,
  context: { skuId?: number; available?: number } = {},
): Promise<Result<Cart, CartReason>> {
  try {
    let wire = visit.cartId ? await addToExistingCart(visit, visit.cartId, add) : null
    if (!wire) {
      const wait = await secondsUntilNewCart(visit)
      if (wait !== null) return refused({ kind: 'too-many-carts', retryAfterSeconds: wait })
      // Two changes follow one another here; at a slow merchant the deadline of one would never allow a first product.
      wire = await add(await withPausedDeadline(visit.deadline, () => createCart(visit)))
    }
    // Without its id in the cookie, the cart cannot be used.
    if (!wire?.id || !saveCartId(visit, wire.id)) return refused({ kind: 'failed' })
    return done(await readCountedCart(visit, wire))
  } catch (error) {
    return refused(await reasonOf(visit, error, context))
  }
}

/** Carts that one network may create; app/checkout/README.md has the reason. */
const newCarts = { limit: 600, seconds: 1 * hour }

/** Counts a new cart; returns the seconds until the network may create one, or null if it may now. */
export async function secondsUntilNewCart(
  visit: Pick<Visit, 'counters' | 'clientAddress'>,
): Promise<number | null> {
  return (await countNetwork(visit, 'new carts', newCarts)).retryAfterSeconds
}

/** Sets the quantity of a line; 0 removes it. */
export async function changeLine(
  visit: Visit,
  line: { id: string; quantity: number },
): Promise<Result<Cart, CartReason>> {
  if (!visit.cartId) return done(emptyCart(visit))
  if (line.quantity === 0) forgetSeenItem(visit.cookies, { key: line.id })
  try {
    const data = await requestMerchant(visit, updateCartItemDocument, {
      id: visit.cartId,
      item: line,
    })
    return done(
      data.updateCartItem
        ? await readCountedCart(visit, data.updateCartItem)
        : await getCart(visit),
    )
  } catch (error) {
    const refusal = refusalOf(error)
    const kind = refusal && cartRefusalOf(refusal)
    // The line was removed in another tab: the shopper gets the current cart.
    if (kind === 'no-line' || kind === 'gone') return done(await getCart(visit))
    if (kind !== 'stock' && kind !== 'unknown') return refused(await reasonOf(visit, error))
    const cart = await fetchCurrentCart(visit, visit.cartId).catch(() => null)
    const lineInCart = cart?.lines.find(({ id }) => id === line.id)
    return cart && !lineInCart
      ? done(cart)
      : refused(await reasonOf(visit, error, { available: lineInCart?.available }))
  }
}

export function removeLine(visit: Visit, id: string): Promise<Result<Cart, CartReason>> {
  return changeLine(visit, { id, quantity: 0 })
}

/** Makes the cart contain this many pieces of a sku. Absolute, so that a request sent twice adds nothing the second time. */
export async function setSkuQuantity(
  visit: Visit,
  { skuId, quantity }: { skuId: number; quantity: number },
): Promise<Result<Cart, CartReason>> {
  const cart = await findCart(visit)
  if (!cart) return refused({ kind: 'unavailable' })
  const line = cart.lines.find((each) => each.skuId === skuId && !each.packageKey)
  return line ? changeLine(visit, { id: line.id, quantity }) : addLine(visit, { skuId, quantity })
}

/** Null when the cart is gone: by the merchant's refusal, or because a lookup finds none. */
async function addToExistingCart(
  visit: Visit,
  id: string,
  add: (id: string) => Promise<WireCart | null>,
): Promise<WireCart | null> {
  try {
    const wire = await add(id)
    if (wire || !(await cartExists(visit, id))) return wire
    throw new GatewayError('missing', 'The merchant added nothing to a cart that it has')
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || refusal.isPartial) throw error
    const kind = cartRefusalOf(refusal)
    if (kind === 'gone' || (kind === 'unknown' && !(await isUsable(visit, id)))) return null
    throw error
  }
}

/** Whether a cart that refuses a product is usable. A merchant that refuses to return it, too, would do so forever. */
async function isUsable(visit: Visit, id: string): Promise<boolean> {
  try {
    return await cartExists(visit, id)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || refusal.isPartial || isInternal(refusal)) throw error
    return false
  }
}

export async function reasonOf(
  visit: Visit,
  error: unknown,
  context: { skuId?: number; available?: number } = {},
): Promise<CartReason> {
  const refusal = refusalOf(error)
  const kind = refusal ? cartRefusalOf(refusal) : 'unknown'
  if (kind === 'quantity' || kind === 'not-sold' || kind === 'full') return { kind }
  const reported = Number(refusal?.faults[0]?.extensions.available ?? NaN)
  const stock = Number.isInteger(reported) ? Math.max(0, reported) : context.available
  if (kind === 'stock' && stock !== undefined) {
    const inCart = context.skuId === undefined ? 0 : await quantityInCart(visit, context.skuId)
    return inCart > 0 && inCart >= stock
      ? { kind: 'already-in-cart', quantity: inCart }
      : shortageReason(stock)
  }
  visit.log.error({ err: error }, 'cart update failed')
  return { kind: isOutage(error) ? 'unavailable' : 'failed' }
}

async function quantityInCart(visit: Visit, skuId: number): Promise<number> {
  if (!visit.cartId) return 0
  const cart = readCart(visit, await fetchCart(visit, visit.cartId).catch(() => null))
  return countItems({ lines: cart.lines.filter((line) => line.skuId === skuId) })
}
