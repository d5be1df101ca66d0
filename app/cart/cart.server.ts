import { ConstantBackoff, handleWhen, retry } from 'cockatiel'

import { postpone } from '#app/gateway/deadline.ts'
import { ask, refusalOf } from '#app/gateway/graphql.server.ts'
import { GatewayError } from '#app/gateway/gateway-error.ts'
import { waitFor } from '#app/gateway/wait-for.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { forgetCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import {
  addToCartDocument,
  cartCountDocument,
  createCartDocument,
  getCartDocument,
  setCartPromoCodeDocument,
  updateCartItemDocument,
  type WireCart,
} from './cart-documents.server.ts'
import type { CartReason, PromoReason } from './cart-reason.ts'
import { cartRefusalOf, isInternal } from './cart-refusal.ts'
import { cartState, countItems, type Cart } from './cart.ts'
import { newCartWait } from './new-cart-limit.server.ts'
import { emptyCart, readCart } from './read-cart.server.ts'

/**
 * Spec section 4: a cart that cannot be fetched is tried again after a second, five times in all, and
 * reset between tries: each asks anew, and nothing of the try before is kept. Its cookie goes only when
 * the merchant says that it has no such cart: on a failure of the merchant's own the cart would be lost.
 */
const cartRetry = { maxAttempts: 4, backoff: new ConstantBackoff(1_000) }
/** A merchant that hangs, or is left alone because it does, is not waited for five times. */
const isWorthRetrying = (error: unknown) =>
  error instanceof GatewayError && error.isRetryable && !['timeout', 'busy'].includes(error.kind)

/**
 * The visitor's cart with current prices. A visitor without a cart has an empty one; an id that the
 * merchant does not know, or whose order is placed, is forgotten. Throws when the merchant cannot be
 * reached or fails inside: the cart may still exist then, so its id is kept.
 */
export async function getCart(visit: Visit): Promise<Cart> {
  if (!visit.cartId) return emptyCart(visit)
  const id = visit.cartId
  const policy = retry(handleWhen(isWorthRetrying), cartRetry)
  // The pauses come on top of what the request may take.
  policy.onRetry(({ delay }) => postpone(visit.deadline, delay))
  return policy.execute(() => fetchCurrentCart(visit, id))
}

/** The same for a page; null while it cannot be shown. */
export async function findCart(visit: Visit): Promise<Cart | null> {
  try {
    return await getCart(visit)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'cart not shown')
    return null
  }
}

async function fetchCurrentCart(visit: Visit, id: string): Promise<Cart> {
  const wire = await fetchCart(visit, id)
  if (wire && !wire.isCompleted) return readCart(visit, wire)
  forgetCart(visit)
  return emptyCart(visit)
}

/** A page waits no longer than this for the number in its header. */
const countTimeoutMs = 1_000

/**
 * How many things are in the cart, for the header, and the state of the cart, for other tabs. A page must
 * not fail or be late over a number: of a merchant that cannot be asked in time it is 0, and the state is
 * not known.
 */
export async function getCartOverview(
  visit: Visit,
): Promise<{ pieces: number; state: string | null }> {
  if (!visit.cartId) return { pieces: 0, state: '' }
  try {
    const response = ask(visit, cartCountDocument, { id: visit.cartId })
    const { getCart } = await waitFor(response, { limitMs: countTimeoutMs })
    const { items, promoCode, summary } = getCart ?? {}
    const overview = {
      pieces: (items ?? []).reduce((sum, item) => sum + (item?.quantity ?? 0), 0),
      shippingFee: summary?.shipping?.feeIncVat ?? 0,
      total: summary?.total?.sellingPriceIncVat ?? 0,
      isShippingDefault: summary?.shipping?.isDefault ?? true,
      subTotal: summary?.subTotal?.sellingPriceIncVat ?? 0,
      promoCode: promoCode ?? '',
    }
    return { pieces: overview.pieces, state: cartState(overview) }
  } catch (error) {
    visit.log.warn({ err: error }, 'cart not counted')
    return { pieces: 0, state: null }
  }
}

/**
 * Puts pieces of a sku in the cart, making the cart if there is none. A cart that is gone is replaced
 * by a new one, once. What the merchant refuses is an answer with a reason, and the cart is unchanged.
 *
 * @param available pieces of the sku, for a merchant that does not tell with its refusal
 */
export async function addLine(
  visit: Visit,
  { available, ...item }: { skuId: number; quantity: number; available?: number },
): Promise<Result<Cart, CartReason>> {
  const add = async (id: string) => (await ask(visit, addToCartDocument, { id, item })).addToCart
  try {
    const context = visit.cartId ? await unlessGone(visit, visit.cartId, add) : null
    const wait = context ? null : await newCartWait(visit)
    if (wait !== null) return refused({ kind: 'too-many-carts', retryAfterSeconds: wait })
    const wire = context ?? (await add(await createCart(visit)))
    // A cart whose id is not stored counts as none.
    if (!wire?.id || !keepCart(visit, wire.id)) return refused({ kind: 'failed' })
    return done(readCart(visit, wire))
  } catch (error) {
    return refused(await reasonOf(visit, error, { skuId: item.skuId, available }))
  }
}

/** Sets how many pieces a line has; 0 takes it away. */
export async function changeLine(
  visit: Visit,
  line: { id: string; quantity: number },
): Promise<Result<Cart, CartReason>> {
  if (!visit.cartId) return done(emptyCart(visit))
  try {
    const data = await ask(visit, updateCartItemDocument, { id: visit.cartId, item: line })
    return done(data.updateCartItem ? readCart(visit, data.updateCartItem) : await getCart(visit))
  } catch (error) {
    const refusal = refusalOf(error)
    const kind = refusal && cartRefusalOf(refusal)
    // The line went away in another tab: what the shopper sees next is the cart as it is.
    if (kind === 'no-line' || kind === 'gone') return done(await getCart(visit))
    if (kind !== 'stock' && kind !== 'unknown') return refused(await reasonOf(visit, error))
    const cart = await fetchCurrentCart(visit, visit.cartId).catch(() => null)
    const there = cart?.lines.find(({ id }) => id === line.id)
    return cart && !there
      ? done(cart)
      : refused(await reasonOf(visit, error, { available: there?.available }))
  }
}

export function removeLine(visit: Visit, id: string): Promise<Result<Cart, CartReason>> {
  return changeLine(visit, { id, quantity: 0 })
}

/** One code at a time; an empty code takes it away. */
export async function setPromoCode(
  visit: Visit,
  promoCode: string,
): Promise<Result<Cart, PromoReason>> {
  if (!visit.cartId) return refused('not-valid')
  try {
    const data = await ask(visit, setCartPromoCodeDocument, { id: visit.cartId, promoCode })
    const { setCartPromoCode: wire } = data
    if (wire) return done(readCart(visit, wire))
    return promoCode ? refused('not-valid') : done(await getCart(visit))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.has('RequirementsNotMet')) return refused('requirements-not-met')
    // Merchant API 3.1: any other refusal of a code is a code that is not valid.
    if (refusal && !refusal.isPartial && promoCode) return refused('not-valid')
    visit.log.warn({ err: error }, 'promo code not set')
    return refused('failed')
  }
}

/**
 * Goes on with a cart that was filled at another domain of the shop, which keeps cookies of its own.
 * Nothing is asked of the merchant: an id that it does not know is forgotten when the cart is opened.
 *
 * @param id as it was sent; what can be none changes nothing
 */
export function adoptCart(visit: Visit, id: string): void {
  if (visit.config.addresses.kind === 'domain' && /^[\w-]{1,100}$/.test(id)) keepCart(visit, id)
}

/** The cart has become an order, or is no cart: the next thing bought starts a new one. */
export function forgetCart(visit: Visit): void {
  visit.cartId = null
  forgetCookie(visit.cookies, 'cart')
}

/** Null by the merchant's own word only; any other refusal may be a fault of the merchant's. */
async function fetchCart(visit: Visit, id: string): Promise<WireCart | null> {
  try {
    return (await ask(visit, getCartDocument, { id })).getCart
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && !refusal.isPartial && cartRefusalOf(refusal) === 'gone') return null
    throw error
  }
}

async function createCart(visit: Visit): Promise<string> {
  const { getCart } = await ask(visit, createCartDocument, {})
  if (!getCart?.id) throw new Error('The merchant made no cart')
  return getCart.id
}

/** Whether the visitor's cart is this one from now on: not when no cookie can carry its id. */
function keepCart(visit: Visit, id: string): boolean {
  if (visit.cartId === id) return true
  if (!writeCookie(visit.cookies, 'cart', id)) return false
  visit.cartId = id
  return true
}

/** Null when the cart is gone: by the merchant's own word, or because it answers that it has none. */
async function unlessGone(
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

/**
 * Whether a cart that takes nothing is worth keeping. A merchant with words of its own that refuses to
 * read it as well would do so for ever; one that says that it failed inside may not.
 */
async function isUsable(visit: Visit, id: string): Promise<boolean> {
  try {
    return await cartExists(visit, id)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || refusal.isPartial || isInternal(refusal)) throw error
    return false
  }
}

async function cartExists(visit: Visit, id: string): Promise<boolean> {
  const wire = await fetchCart(visit, id)
  return wire !== null && !wire.isCompleted
}

/**
 * Whether a refusal means that the visitor's cart is gone; then it is forgotten. An unknown refusal
 * makes the shop ask for the cart, which is kept when that is refused too.
 */
export async function forgetCartIfGone(visit: Visit, refusal: GatewayError): Promise<boolean> {
  if (refusal.isPartial) return false
  const kind = cartRefusalOf(refusal)
  const isGone =
    kind === 'gone' ||
    (kind === 'unknown' &&
      (!visit.cartId || !(await cartExists(visit, visit.cartId).catch(() => true))))
  if (isGone) forgetCart(visit)
  return isGone
}

/** @param context what the shop knows of the sku itself */
async function reasonOf(
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
      : { kind: 'too-many', stock }
  }
  visit.log.error({ err: error }, 'cart not changed')
  return { kind: 'failed' }
}

async function quantityInCart(visit: Visit, skuId: number): Promise<number> {
  if (!visit.cartId) return 0
  const cart = readCart(visit, await fetchCart(visit, visit.cartId).catch(() => null))
  return countItems({ lines: cart.lines.filter((line) => line.skuId === skuId) })
}
