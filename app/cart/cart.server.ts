import { ConstantBackoff, handleWhen, retry } from 'cockatiel'

import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { postpone } from '#app/gateway/resilience/deadline.ts'
import { requestMerchant, refusalOf } from '#app/gateway/graphql.server.ts'
import { GatewayError, unusableError } from '#app/gateway/errors/gateway-error.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import { forgetCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import {
  cartCountDocument,
  createCartDocument,
  getCartDocument,
  type WireCart,
} from './cart-documents.server.ts'
import { cartRefusalOf } from './cart-refusal.ts'
import { cartState, type Cart } from './cart.ts'
import { emptyCart, readCountedCart } from './read-cart.server.ts'

/** Spec section 4: five tries in all, a second apart. Only a merchant without the cart removes the cookie: others would lose it. */
const cartRetry = { maxAttempts: 4, backoff: new ConstantBackoff(1_000) }
/** No retry after a timeout, or while the merchant is not called because of earlier ones. */
const isWorthRetrying = (error: unknown) =>
  error instanceof GatewayError && error.isRetryable && !['timeout', 'busy'].includes(error.kind)

/** The cart is empty when the merchant does not know its id, or has ordered it. Throws when it cannot tell: the cart may exist. */
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
  return getCart(visit).catch(
    fallbackTo(null, (err) => visit.log.warn({ err }, 'cart fetch failed')),
  )
}

/** The cart with this id, in one request; an empty one without it, which is then no longer the visitor's. */
export async function fetchCurrentCart(visit: Visit, id: string): Promise<Cart> {
  const wire = await fetchCart(visit, id)
  if (wire && !wire.isCompleted) return readCountedCart(visit, wire)
  forgetCartId(visit)
  return emptyCart(visit)
}

const countTimeoutMs = 1_000

/** Pieces for the header, and state for other tabs; 0 and null when the merchant is slow, or the page reads the whole cart. */
export async function getCartOverview(
  visit: Visit,
  { isCartShown = false } = {},
): Promise<{ pieces: number; state: string | null }> {
  if (!visit.cartId) return { pieces: 0, state: '' }
  try {
    const read = isCartShown ? fetchCart : fetchCartCount
    const { items, promoCode, summary } =
      (await waitFor(read(visit, visit.cartId), { limitMs: countTimeoutMs })) ?? {}
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
    const isAborted = error instanceof GatewayError && error.kind === 'aborted'
    if (!isAborted) visit.log.warn({ err: error }, 'cart count failed')
    return { pieces: 0, state: null }
  }
}

async function fetchCartCount(visit: Visit, id: string) {
  return (await requestMerchant(visit, cartCountDocument, { id })).getCart
}

/** Takes over the cart of another domain, by an id from a form. An unknown id is removed when the cart is loaded. */
export function adoptCartOfOtherDomain(visit: Visit, id: string): void {
  if (visit.config.addresses.kind === 'domain') adoptCart(visit, id)
}

/** Makes a cart of another origin of the shop the visitor's; a malformed id is ignored. */
export function adoptCart(visit: Visit, id: string): void {
  if (/^[\w-]{1,100}$/.test(id)) saveCartId(visit, id)
}

export function forgetCart(visit: Visit): void {
  forgetCartId(visit)
  forgetCookie(visit.cookies, 'cartPrices')
}

/** Forgets a cart that does not exist. What was in it is remembered, so that the cart page tells of it. */
export function forgetCartId(visit: Visit): void {
  visit.cartId = null
  forgetCookie(visit.cookies, 'cart')
}

/** Reads that the merchant has not answered yet: the layout and the route of a page share one. */
const pendingReads = new WeakMap<Visit, { id: string; cart: Promise<WireCart | null> }>()

/** Null only when the merchant responds that there is no cart; other refusals may be its own errors. */
export function fetchCart(visit: Visit, id: string): Promise<WireCart | null> {
  const pending = pendingReads.get(visit)
  if (pending?.id === id) return pending.cart
  const cart = readFromMerchant(visit, id).finally(() => pendingReads.delete(visit))
  pendingReads.set(visit, { id, cart })
  return cart
}

async function readFromMerchant(visit: Visit, id: string): Promise<WireCart | null> {
  try {
    return (await requestMerchant(visit, getCartDocument, { id })).getCart
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && !refusal.isPartial && cartRefusalOf(refusal) === 'gone') return null
    throw error
  }
}

export async function createCart(visit: Visit): Promise<string> {
  const { getCart } = await requestMerchant(visit, createCartDocument, {})
  if (!getCart?.id) throw unusableError('The merchant made no cart')
  return getCart.id
}

/** Makes this the visitor's cart; false when its id does not fit into a cookie. */
export function saveCartId(visit: Visit, id: string): boolean {
  if (visit.cartId === id) return true
  if (!writeCookie(visit.cookies, 'cart', id)) return false
  visit.cartId = id
  return true
}

/** Whether the merchant has the cart, and its order is not placed yet. */
export async function cartExists(visit: Visit, id: string): Promise<boolean> {
  const wire = await fetchCart(visit, id)
  return wire !== null && !wire.isCompleted
}

/** Whether a refusal means that the cart is gone, whose cookie is then removed. After an unknown refusal the cart is requested. */
export async function forgetCartIfGone(visit: Visit, refusal: GatewayError): Promise<boolean> {
  if (refusal.isPartial) return false
  const kind = cartRefusalOf(refusal)
  const isGone =
    kind === 'gone' ||
    (kind === 'unknown' &&
      (!visit.cartId || !(await cartExists(visit, visit.cartId).catch(() => true))))
  if (isGone) forgetCartId(visit)
  return isGone
}
