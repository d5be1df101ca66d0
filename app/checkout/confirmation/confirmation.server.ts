import { ConstantBackoff, handleWhenResult, retry } from 'cockatiel'

import { addressLines } from '#app/account/orders/address-lines.ts'
import type { Order } from '#app/account/orders/order.ts'
import { mayOpenOrder } from '#app/account/order-access/order-access.server.ts'
import { findPublicOrder } from '#app/account/orders/orders.server.ts'
import { forgetCart } from '#app/cart/cart.server.ts'
import type { Cart } from '#app/cart/cart.ts'
import { readCountedCart } from '#app/cart/read-cart.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { postpone } from '#app/gateway/resilience/deadline.ts'
import { readSalesCart } from '#app/cart/sales/read-sales-cart.server.ts'
import type { ResultOf } from '#app/gateway/graphql.ts'
import { requestMerchant, refusalOf } from '#app/gateway/graphql.server.ts'
import { formatMoney } from '#app/i18n/format-money.server.ts'
import { day } from '#app/kit/time.ts'
import { allows } from '#app/session/consent.server.ts'
import { rememberOrder, remembersOrder } from '#app/session/browser.server.ts'
import { takeFlash } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { readDeliveryPromise, type DeliveryPromise } from '#app/account/orders/delivery-promise.ts'
import { isEmbeddedType } from '#app/checkout/providers/embedded-providers.ts'
import { hashBuyer } from '#app/checkout/sales/hash-buyer.server.ts'
import type { SalesOrder } from '#app/checkout/sales/sales-order.ts'
import { paymentErrorKind } from '#app/checkout/payment/payment-error.server.ts'
import { differentAmounts, type SeenAmounts } from '#app/checkout/payment/seen-amounts.ts'
import { releaseUnpaid } from '#app/checkout/unpaid-orders/unpaid-orders.server.ts'

import { completeCartDocument, confirmationDocument } from './confirmation-documents.server.ts'
import type { ReturnedOrder } from './returned-order.server.ts'

export interface Confirmation {
  orderNumber: string
  /** Whether personal data is shown, which is empty otherwise. */
  isOpen: boolean
  email: string
  /** The buyer's, not the receiver's. */
  firstName: string
  lastName: string
  /** Companies have no right of withdrawal. */
  isCompany: boolean
  /** The formatted amount of an order that has another one than its buyer saw; null for every other order. */
  otherAmount: { seen: string; ordered: string } | null
  address: string[]
  cart: Cart | null
  /** Its date, delivery and payment, and the id of its page; null when the merchant does not send it. */
  order: Pick<
    Order,
    'publicId' | 'createdAt' | 'date' | 'shippingName' | 'paymentName' | 'isPaid'
  > | null
  /** The delivery texts of the order; null when unknown. */
  promise: DeliveryPromise | null
  /** Data for analytics events; absent without analytics. */
  sales?: SalesOrder
}

export type Purchase =
  | { state: 'unknown' }
  /** The merchant knows of no payment yet. */
  | { state: 'unconfirmed' }
  /** Declined, cancelled or sold out. */
  | { state: 'ended' }
  | { state: 'paid'; confirmation: Confirmation }

type FoundPurchase = NonNullable<Awaited<ReturnType<typeof findPurchase>>>

/** Statuses of orders that reserve no goods any more; an unknown status counts as not ended. */
const ended = new Set(['cancelled', 'canceled', 'declined', 'failed', 'expired', 'out-of-stock'])

/** The order to which a payer returns. A paid cart is completed once; opening the page again shows the same. */
export async function getConfirmation(
  visit: Visit,
  returned: ReturnedOrder,
  isTrackingRefused: boolean,
): Promise<Purchase> {
  const { orderId, cartId } = returned
  const checkout = await findConfirmed(visit, returned)
  if (!checkout?.order) return { state: 'unknown' }
  const { order, cart } = checkout
  const unpaid = hasEnded(order) ? 'ended' : 'unconfirmed'
  const state = checkout.completed === false ? unpaid : 'paid'
  await countPayment(visit, { ...returned, orderId: order.orderId ?? orderId }, state)
  if (state !== 'paid') return { state }
  const isCompany = Boolean(order.company ?? order.shippingAddress?.company)
  if (cart?.id && !cart.isCompleted) await closeCart(visit, cart.id)
  // The cart page may have found before that it is ordered, and must not tell of it as lost.
  if (visit.cartId === null || visit.cartId === cartId) forgetCart(visit)
  takeFlash(visit.cookies, paymentErrorKind)
  const summary = await findOrderOf(visit, order)
  const isOpen = await mayOpenConfirmation(visit, returned, cart?.id, summary?.publicId ?? null)
  const confirmation: Confirmation = {
    orderNumber: order.orderId ?? orderId,
    isOpen,
    email: order.email ?? '',
    firstName: order.firstName ?? '',
    lastName: order.lastName ?? '',
    isCompany,
    otherAmount: otherAmountOf(visit, order, returned.seen),
    address: addressLines(order.shippingAddress),
    promise: readDeliveryPromise(cart?.merchantData),
    order: summary,
    // Prices have the VAT setting of the order, like its page and mail.
    cart: cart
      ? await readCountedCart(visit, cart, {
          ...visit,
          market: visit.checkoutMarket,
          vatIncluded: !isCompany,
        })
      : null,
    ...(visit.config.analytics && {
      sales: salesOrder(visit, checkout, orderId, isTrackingRefused || !isOpen),
    }),
  }
  return { state: 'paid', confirmation: isOpen ? confirmation : withoutPersonalData(confirmation) }
}

/** Once for each order and state, since its page may be opened again. The order of a provider's form is heard of here. */
async function countPayment(
  { services: { metrics }, counters }: Visit,
  { orderId, paymentType }: ReturnedOrder,
  state: Exclude<Purchase['state'], 'unknown'>,
): Promise<void> {
  if (!metrics) return
  const { count } = await counters.add(`payment ${state} ${orderId}`, day)
  if (count > 1) return
  metrics.paymentEnded(paymentType, state === 'paid' ? 'completed' : state)
  if (state === 'paid' && isEmbeddedType(paymentType)) metrics.orderPlaced(paymentType, 'placed')
}

/** Whether this browser has filled in the checkout or may open the order: a confirmation's URL alone shows no personal data. */
async function mayOpenConfirmation(
  visit: Visit,
  { orderId }: ReturnedOrder,
  cartId: string | null | undefined,
  publicId: string | null,
): Promise<boolean> {
  const isOwn =
    remembersOrder(visit, { placed: orderId }) || (cartId && remembersOrder(visit, { cartId }))
  if (!isOwn) return publicId !== null && mayOpenOrder(visit, publicId)
  if (publicId) rememberOrder(visit, { publicId })
  return true
}

function withoutPersonalData(confirmation: Confirmation): Confirmation {
  const { promise } = confirmation
  return {
    ...confirmation,
    email: '',
    firstName: '',
    lastName: '',
    address: [],
    promise: promise && { ...promise, pickup: null },
  }
}

function otherAmountOf(
  { languageId, checkoutMarket }: Visit,
  order: NonNullable<FoundPurchase['order']>,
  seen: SeenAmounts | null,
): Confirmation['otherAmount'] {
  const ordered = seen && differentAmounts(order, seen)
  if (!ordered) return null
  const money = (amount: number) =>
    formatMoney(amount, languageId, order.currency || checkoutMarket.currency)
  const part = ordered.total === seen.total ? 'due' : 'total'
  return { seen: money(seen[part]), ordered: money(ordered[part]) }
}

/** A payer may return before the payment provider has told the merchant: then it is asked again. */
const confirmationRetry = { maxAttempts: 2, backoff: new ConstantBackoff(500) }

function findConfirmed(visit: Visit, returned: ReturnedOrder) {
  const isUnconfirmed = (found: Awaited<ReturnType<typeof findPurchase>>) =>
    found?.completed === false && found.order !== null && !hasEnded(found.order)
  const policy = retry(
    handleWhenResult((found) => isUnconfirmed(found as FoundPurchase | null)),
    confirmationRetry,
  )
  policy.onRetry(({ delay }) => postpone(visit.deadline, delay))
  return policy.execute(() => findPurchase(visit, returned))
}

/** Whether an order is declined, cancelled or sold out: its payment page can no longer be used. */
export const hasEnded = ({ status }: { status: string | null }) =>
  ended.has(status?.toLowerCase() ?? '')

/** A paid or ended order leaves its buyer's unpaid ones. One that this browser has placed exists, whatever the merchant tells. */
export async function findPurchase(visit: Visit, { orderId, cartId, paymentType }: ReturnedOrder) {
  const isPlaced = remembersOrder(visit, { placed: orderId })
  const asked = { id: orderId, cartId, paymentType }
  const told = await requestMerchant(visit, confirmationDocument, asked).catch((error: unknown) => {
    if (!isPlaced || !refusalOf(error)) throw error
    return null
  })
  const checkout = told?.checkout ?? (isPlaced ? untold : null)
  const { completed, cart } = checkout ?? {}
  const isDone =
    completed === true || (completed === null && (isPlaced || cart?.isCompleted === true))
  const order = checkout?.order ?? (isDone ? unknownOrder : null)
  if (order && (completed !== false || hasEnded(order))) {
    // A merchant may have more than one id for an order.
    const ids = new Set([orderId, order.orderId ?? orderId])
    await Promise.all([...ids].map((id) => releaseUnpaid(visit, { orderId: id, cartId })))
  }
  return checkout && { ...checkout, order }
}

type WirePurchase = NonNullable<ResultOf<typeof confirmationDocument>['checkout']>

/** A purchase of which the merchant tells nothing. */
const untold: WirePurchase = { completed: null, nthPurchase: 0, order: null, cart: null }

/** The order of a purchase of which the merchant tells only that it is completed. */
const unknownOrder: NonNullable<WirePurchase['order']> = {
  ...{ orderId: null, transactionId: null, status: null, currency: null },
  ...{ email: null, firstName: null, lastName: null, company: null, shippingAddress: null },
  ...{ sum: 0, orderValueIncVat: 0, balance: 0 },
}

/** The buyer's data is hashed, and only with consent for marketing. */
function salesOrder(
  visit: Visit,
  { order, cart, nthPurchase }: FoundPurchase,
  orderId: string,
  isTrackingRefused: boolean,
): SalesOrder {
  const address = order?.shippingAddress
  const mayHash = allows(visit.cookies, 'marketing') && !isTrackingRefused
  return {
    orderId: order?.orderId ?? orderId,
    country: visit.checkoutMarket.country.code,
    cart: cart ? readSalesCart(visit.checkoutMarket, cart) : null,
    nthPurchase,
    ...(mayHash && {
      buyer: hashBuyer({
        email: order?.email,
        firstName: address?.firstName,
        lastName: address?.lastName,
        zip: address?.zip,
      }),
    }),
  }
}

/** Completes a cart. A refusal is ignored: a concurrent request may have completed it already. */
async function closeCart(visit: Visit, id: string): Promise<void> {
  try {
    await requestMerchant(visit, completeCartDocument, { id })
  } catch (error) {
    if (!refusalOf(error)) throw error
  }
}

/** The order by its transaction id, where the merchant uses it as public id; the confirmation does without. */
async function findOrderOf(
  visit: Visit,
  { orderId, transactionId }: { orderId: string | null; transactionId: string | null },
): Promise<Confirmation['order']> {
  const order = await findPublicOrder(visit, transactionId ?? '').catch(
    fallbackTo(null, (err) => visit.log.warn({ err }, 'order confirmation lookup failed')),
  )
  if (!order || order.number !== orderId) return null
  const { publicId, createdAt, date, shippingName, paymentName, isPaid } = order
  return { publicId, createdAt, date, shippingName, paymentName, isPaid }
}
