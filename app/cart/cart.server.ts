import { ConstantBackoff, handleWhen, retry } from 'cockatiel'

import { postpone } from '#app/gateway/deadline.ts'
import { requestMerchant, refusalOf } from '#app/gateway/graphql.server.ts'
import { GatewayError } from '#app/gateway/gateway-error.ts'
import { waitFor } from '#app/gateway/wait-for.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { forgetCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { forgetBegunCart, rememberBegunCart } from './begun-carts.server.ts'
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
import { cartRefusalOf, isInternal, isOutage } from './cart-refusal.ts'
import { cartState, countItems, type Cart } from './cart.ts'
import { newCartWait } from './new-cart-limit.server.ts'
import { admitPromoCode } from './promo-code-limit.server.ts'
import { readCountedCart } from './package-pieces.server.ts'
import { emptyCart, readCart } from './read-cart.server.ts'
import { forgetSeen } from './seen-cart.server.ts'

/**
 * Spec section 4: a failed cart request is repeated after a second, up to five requests, without any
 * state of the previous one. The cookie is removed only when the merchant responds that it has no such
 * cart; otherwise an internal error of the merchant would lose the cart.
 */
const cartRetry = { maxAttempts: 4, backoff: new ConstantBackoff(1_000) }
/** No retry after a timeout, or while the merchant is not called because of earlier ones. */
const isWorthRetrying = (error: unknown) =>
  error instanceof GatewayError && error.isRetryable && !['timeout', 'busy'].includes(error.kind)

/**
 * The visitor's cart with current prices. A visitor without a cart has an empty one; an id that the
 * merchant does not know, or whose order is placed, is removed from the cookie. Throws when the merchant
 * cannot be reached or has an internal error: the cart may still exist then, so its id is kept.
 */
export async function getCart(visit: Visit): Promise<Cart> {
  if (!visit.cartId) return emptyCart(visit)
  const id = visit.cartId
  const policy = retry(handleWhen(isWorthRetrying), cartRetry)
  // The deadline of the request is extended by the pauses.
  policy.onRetry(({ delay }) => postpone(visit.deadline, delay))
  return policy.execute(() => fetchCurrentCart(visit, id))
}

/** The same for a page; null when the cart cannot be loaded. */
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
  if (wire && !wire.isCompleted) return readCountedCart(visit, wire)
  forgetCart(visit)
  return emptyCart(visit)
}

/** Longest wait for the count in the header. */
const countTimeoutMs = 1_000

/**
 * The number of pieces in the cart, for the header, and the cart's state, for other tabs. A page must
 * neither fail nor be late because of it: when the merchant does not respond in time, the number is 0 and
 * the state is null.
 */
export async function getCartOverview(
  visit: Visit,
): Promise<{ pieces: number; state: string | null }> {
  if (!visit.cartId) return { pieces: 0, state: '' }
  try {
    const response = requestMerchant(visit, cartCountDocument, { id: visit.cartId })
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
    const hasLeft = error instanceof GatewayError && error.kind === 'left'
    if (!hasLeft) visit.log.warn({ err: error }, 'cart not counted')
    return { pieces: 0, state: null }
  }
}

/**
 * Adds pieces of a SKU to the cart, and creates a cart if there is none. A cart that no longer exists is
 * replaced by a new one, once. A refusal of the merchant is a result with a reason; the cart is unchanged.
 *
 * @param available pieces of the SKU, for merchants that do not send them with a refusal
 */
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

/**
 * Adds something to the visitor's cart, or to a new one if there is none.
 *
 * @param add request that adds it to the cart with an id
 * @param context what the shop knows of the sku itself
 */
export async function addToVisitorsCart(
  visit: Visit,
  add: (id: string) => Promise<WireCart | null>,
  context: { skuId?: number; available?: number } = {},
): Promise<Result<Cart, CartReason>> {
  try {
    const before = visit.cartId
    const changed = before ? await unlessGone(visit, before, add) : null
    const wait = changed ? null : await newCartWait(visit)
    if (wait !== null) return refused({ kind: 'too-many-carts', retryAfterSeconds: wait })
    const created = changed ? null : await createCart(visit)
    const wire = created === null ? changed : await add(created)
    // Without its id in the cookie, the cart cannot be used.
    if (!wire?.id || !keepCart(visit, wire.id)) return refused({ kind: 'failed' })
    // A cart that is gone, because it was ordered, has nothing to move to the new one.
    if (created !== null && before) forgetBegunCart(visit.cookies, before)
    if (created !== null) rememberBegunCart(visit.cookies, wire.id)
    return done(await readCountedCart(visit, wire))
  } catch (error) {
    return refused(await reasonOf(visit, error, context))
  }
}

/** Sets the quantity of a line; 0 removes it. */
export async function changeLine(
  visit: Visit,
  line: { id: string; quantity: number },
): Promise<Result<Cart, CartReason>> {
  if (!visit.cartId) return done(emptyCart(visit))
  if (line.quantity === 0) forgetSeen(visit.cookies, { key: line.id })
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

/** Longer texts are no codes: no merchant is asked about them. */
const maxCodeLength = 100

/** Sets the promo code, one at a time; an empty code removes it. */
export async function setPromoCode(
  visit: Visit,
  promoCode: string,
): Promise<Result<Cart, PromoReason>> {
  if (!visit.cartId) return refused('not-valid')
  if (promoCode.length > maxCodeLength) return refused('not-valid')
  if (!promoCode) forgetSeen(visit.cookies, 'code')
  const attempt = promoCode ? await admitPromoCode(visit) : null
  if (promoCode && !attempt) return refused('too-many')
  const set = await sendPromoCode(visit, visit.cartId, promoCode)
  if (set.ok || set.reason !== 'not-valid') await attempt?.wasNotWrong()
  return set
}

async function sendPromoCode(
  visit: Visit,
  id: string,
  promoCode: string,
): Promise<Result<Cart, PromoReason>> {
  try {
    const data = await requestMerchant(visit, setCartPromoCodeDocument, { id, promoCode })
    const { setCartPromoCode: wire } = data
    if (wire) return done(await readCountedCart(visit, wire))
    return promoCode ? refused('not-valid') : done(await getCart(visit))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.has('RequirementsNotMet')) return refused('requirements-not-met')
    // Merchant API 3.1: any other refusal means that the code is not valid.
    if (refusal && !refusal.isPartial && promoCode) return refused('not-valid')
    visit.log.warn({ err: error }, 'promo code not set')
    return refused(isOutage(error) ? 'unavailable' : 'failed')
  }
}

/**
 * Takes over a cart from another domain of the shop, which has its own cookies. Without a request to the
 * merchant: an unknown id is removed when the cart is loaded.
 *
 * @param id from the form; a malformed id is ignored
 */
export function adoptCart(visit: Visit, id: string): void {
  if (visit.config.addresses.kind === 'domain') keepHandedCart(visit, id)
}

/** Makes a cart of another origin of the shop the visitor's; a malformed id is ignored. */
export function keepHandedCart(visit: Visit, id: string): void {
  if (/^[\w-]{1,100}$/.test(id)) keepCart(visit, id)
}

/** Forgets a cart that was ordered or does not exist; the next product starts a new one. */
export function forgetCart(visit: Visit): void {
  if (visit.cartId) forgetBegunCart(visit.cookies, visit.cartId)
  visit.cartId = null
  forgetCookie(visit.cookies, 'cart')
}

/** Null only when the merchant responds that there is no cart; other refusals may be its own errors. */
export async function fetchCart(visit: Visit, id: string): Promise<WireCart | null> {
  try {
    return (await requestMerchant(visit, getCartDocument, { id })).getCart
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && !refusal.isPartial && cartRefusalOf(refusal) === 'gone') return null
    throw error
  }
}

async function createCart(visit: Visit): Promise<string> {
  const { getCart } = await requestMerchant(visit, createCartDocument, {})
  if (!getCart?.id) throw new Error('The merchant made no cart')
  return getCart.id
}

/** Makes this the visitor's cart; false when its id does not fit into a cookie. */
function keepCart(visit: Visit, id: string): boolean {
  if (visit.cartId === id) return true
  if (!writeCookie(visit.cookies, 'cart', id)) return false
  visit.cartId = id
  return true
}

/** Null when the cart is gone: by the merchant's refusal, or because a lookup finds none. */
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
 * Whether a cart that refuses a product is still usable. When the merchant also refuses to return the
 * cart, with an unknown message, it would do so forever; after an internal error it may not.
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

/** Whether the merchant has the cart, and its order is not placed yet. */
export async function cartExists(visit: Visit, id: string): Promise<boolean> {
  const wire = await fetchCart(visit, id)
  return wire !== null && !wire.isCompleted
}

/**
 * Whether a refusal means that the visitor's cart no longer exists; then its cookie is removed. After an
 * unknown refusal the shop requests the cart, which is kept if that request is refused too.
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
      : { kind: 'too-many', stock }
  }
  visit.log.error({ err: error }, 'cart not changed')
  return { kind: isOutage(error) ? 'unavailable' : 'failed' }
}

async function quantityInCart(visit: Visit, skuId: number): Promise<number> {
  if (!visit.cartId) return 0
  const cart = readCart(visit, await fetchCart(visit, visit.cartId).catch(() => null))
  return countItems({ lines: cart.lines.filter((line) => line.skuId === skuId) })
}
