import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import { href } from '#app/routing/href.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'
import { isEmbeddedType, type EmbeddedType } from '#app/checkout/providers/embedded-providers.ts'
import {
  parseSeenAmounts,
  formatSeenAmounts,
  type SeenAmounts,
} from '#app/checkout/payment/seen-amounts.ts'

import { findPurchase, hasEnded } from './confirmation.server.ts'
import type { ReturnedOrder } from './returned-order.server.ts'

/** Payment type of orders that redirect to a payment page: those of the shop's own form. */
const ownFormType = 'STANDARD'
/** In place of the type, for an order whose confirmation was shown. */
const shownType = 'SHOWN'

/** An order of this browser whose cart is gone. */
export interface EarlierOrder {
  number: string
  confirmation: string
}

interface PendingPayment {
  cartId: string
  /** Empty while a provider's form is open, which places the order, and until the shop's own form has placed it. */
  orderId: string
  paymentType: EmbeddedType | typeof ownFormType
  /** The amounts that the payer saw; null until an order or a form has them. */
  seen: SeenAmounts | null
}

/** The order, or open form, of a payer who may not return, since a paid order removes its cart. Ids may be any text. */
export function rememberPendingPayment(
  { cookies }: Visit,
  {
    cartId,
    orderId = '',
    paymentType = ownFormType,
    seen = null,
  }: Partial<PendingPayment> & { cartId: string },
): void {
  store(cookies, [cartId, orderId, paymentType, seen ? formatSeenAmounts(seen) : ''])
}

/** The cart of an open checkout: the response to an order may be lost, and one by invoice has completed its cart. */
export function rememberOpenCheckout(visit: Visit, seen: SeenAmounts): void {
  const { cartId } = visit
  const pending = pendingPayment(visit)
  if (!cartId || (pending?.cartId === cartId && !isUnordered(pending))) return
  rememberPendingPayment(visit, { cartId, seen })
}

/** What may come of the cart without the shop's form: a provider's form is open, which orders it as it is, or an order is to pay. */
export function unfinishedPayment(visit: Visit): 'form' | 'order' | null {
  const pending = pendingPayment(visit)
  if (!pending || pending.cartId !== visit.cartId || isUnordered(pending)) return null
  return pending.orderId ? 'order' : 'form'
}

/** The amounts that a payer saw; null when this browser has not begun the payment. */
export function rememberedAmounts(
  visit: Visit,
  { cartId, paymentType }: Pick<ReturnedOrder, 'cartId' | 'paymentType'>,
): SeenAmounts | null {
  const pending = pendingPayment(visit)
  const isTheirs = pending?.cartId === cartId && pending.paymentType === paymentType
  return isTheirs ? pending.seen : null
}

/** How the last payment of a lost cart ended; null for none, unpaid, or no merchant. Read once, or until the confirmation. */
export async function takeEndedPayment(
  visit: Visit,
): Promise<{ confirmation: string | null } | null> {
  const pending = pendingPayment(visit)
  const found = pending && (await lookUp(visit, pending))
  if (!pending || found === undefined) return null
  // The page of the confirmation may fail: until it is shown, the cart leads to it again.
  if (found?.order && found.completed !== false) {
    return { confirmation: confirmationPath(visit, pending, found.order.orderId) }
  }
  forgetCookie(visit.cookies, 'sentToPay')
  if (found?.order) return null
  // The form that was open has ended the cart, but its order has an id that the shop never learns.
  return pending.paymentType === ownFormType ? null : { confirmation: null }
}

/** Stops leading the payer to a confirmation that the merchant does not know; not with a cart, whose payment may be late. */
export function forgetUnknownPayment(visit: Visit, cartId: string): void {
  if (!visit.cartId && pendingPayment(visit)?.cartId === cartId) {
    forgetCookie(visit.cookies, 'sentToPay')
  }
}

/** After its confirmation: who goes back to its checkout finds an empty cart, which names the order. */
export function rememberShownOrder(
  visit: Visit,
  { cartId, orderId }: Pick<PendingPayment, 'cartId' | 'orderId'>,
): void {
  // The payment of another cart may be open in another tab.
  if ((pendingPayment(visit)?.cartId ?? cartId) !== cartId) return
  store(visit.cookies, [cartId, orderId, shownType])
}

/** The order of the cart before: shown to the end, or of a payer who did not return and has begun another purchase. */
export async function findEarlierOrder(visit: Visit): Promise<EarlierOrder | null> {
  const stored = storedPayment(visit)
  if (stored?.paymentType === shownType) return visit.cartId ? null : earlierOrder(visit, stored)
  if (!stored || !visit.cartId || stored.cartId === visit.cartId) return null
  const found = await lookUp(visit, stored, pageTimeout)
  const orderId = found?.order?.orderId ?? stored.orderId
  if (!found?.order || found.completed === false || !orderId) return null
  return earlierOrder(visit, { ...stored, orderId })
}

const earlierOrder = (visit: Visit, order: StoredPayment): EarlierOrder => ({
  number: order.orderId,
  confirmation: confirmationPath(visit, order, null),
})

/** Longest wait of a page for an order. */
const pageTimeout = { limitMs: 1_500 }

/** The confirmation of a cart that is paid but still open, as some merchants have it: it could be paid twice. */
export async function findPaidConfirmation(visit: Visit): Promise<string | null> {
  const pending = pendingPayment(visit)
  if (!pending || pending.cartId !== visit.cartId || isUnordered(pending)) return null
  const found = await lookUp(visit, pending, pageTimeout)
  // Only a clear answer counts: an order without one may wait for its payment.
  if (found?.completed !== true || !found.order) return null
  return confirmationPath(visit, pending, found.order.orderId)
}

/** Frees the payer's slot when the last order is paid or has ended; it stays taken while the merchant is away. */
export async function releaseEndedOrder(
  visit: Visit,
  pending: PendingPayment | null = pendingPayment(visit),
): Promise<void> {
  // The orders of a provider's form take no slot.
  if (pending?.orderId) await lookUp(visit, pending)
}

/** The id of the cart's last order when it has ended; empty for none, and without the merchant. */
export async function endedOrderId(visit: Visit): Promise<string> {
  const pending = pendingPayment(visit)
  if (!pending?.orderId || pending.cartId !== visit.cartId) return ''
  const found = await lookUp(visit, pending)
  return found?.order && hasEnded(found.order) ? pending.orderId : ''
}

/** The last payment that this payer began, from an unsigned cookie: it may be forged. */
export function pendingPayment(visit: Visit): PendingPayment | null {
  const stored = storedPayment(visit)
  return stored?.paymentType === shownType ? null : stored
}

interface ShownOrder extends Omit<PendingPayment, 'paymentType'> {
  paymentType: typeof shownType
}
type StoredPayment = PendingPayment | ShownOrder

function store(cookies: Visit['cookies'], parts: readonly string[]): void {
  writeCookie(cookies, 'sentToPay', parts.map(encodeURIComponent).join(':'))
}

function storedPayment({ cookies }: Visit): StoredPayment | null {
  const stored = (readCookie(cookies, 'sentToPay') ?? '').split(':').map(decoded)
  const [cartId, orderId = '', type, amounts] = stored
  if (!cartId) return null
  const seen = parseSeenAmounts(amounts)
  if (isEmbeddedType(type)) return { cartId, orderId: '', paymentType: type, seen }
  return { cartId, orderId, paymentType: type === shownType ? type : ownFormType, seen }
}

/** Whether the shop has heard of no order, and of no form that could have placed one. */
const isUnordered = ({ orderId, paymentType }: PendingPayment) =>
  !orderId && paymentType === ownFormType

/** The id of a cart stands for the order that its form has placed. */
const orderOf = ({ orderId, ...pending }: PendingPayment): ReturnedOrder => ({
  ...pending,
  orderId: orderId || pending.cartId,
})

/** The order's number finds it as long as the order exists. */
function confirmationPath(
  visit: Visit,
  { cartId, orderId, paymentType, seen }: StoredPayment,
  found: string | null,
) {
  // The cart of a form may have been ordered in another way, with other fees, and the response lost.
  const isOwn = paymentType === ownFormType
  const query = new URLSearchParams({
    oid: orderId || found || cartId,
    cartid: cartId,
    ...(seen && isOwn && { seen: formatSeenAmounts(seen) }),
  })
  return `${href(visit, 'checkoutConfirm')}?${query}`
}

/** The order of a payment, null without one; undefined when the merchant does not tell, which is logged. */
async function lookUp(visit: Visit, pending: PendingPayment, limit?: { limitMs: number }) {
  const lookup = findPurchase(visit, orderOf(pending))
  try {
    return await (limit ? waitFor(lookup, limit) : lookup)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'pending order lookup failed')
    return undefined
  }
}

/** Empty for a malformed escape, which the shop never writes. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
