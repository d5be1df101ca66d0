import { createHash } from 'node:crypto'

import type { DeliveryPromise } from '#app/account/orders/delivery-promise.ts'
import { forgetCart, forgetCartId } from '#app/cart/cart.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { cartRefusalOf, isInternal } from '#app/cart/cart-refusal.ts'
import { requestMerchant, refusalOf } from '#app/gateway/graphql.server.ts'
import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import { isUnknownField } from '#app/gateway/errors/missing-fields.ts'
import { isIdentityNumber } from '#app/kit/person/identity-number.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { browserId, rememberOrder } from '#app/session/browser.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import {
  validateOrderConditionsDocument,
  validateOrderCreationDocument,
} from '#app/checkout/checkout-documents.server.ts'
import type { Draft, OrderForm } from '#app/checkout/draft/checkout-form.ts'
import { checkoutInput } from '#app/checkout/draft/checkout-input.ts'
import { updateCheckout } from '#app/checkout/checkout.server.ts'
import { creditVerdict, isCredit } from '#app/checkout/payment/credit-verdict.ts'
import { draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import { writeMerchantData } from '#app/checkout/draft/merchant-data.ts'
import {
  endedOrderId,
  releaseEndedOrder,
  rememberPendingPayment,
  pendingPayment,
} from '#app/checkout/confirmation/pending-payment.server.ts'
import { orderParameter, submitOrder } from '#app/checkout/providers/standard.server.ts'
import {
  isSameAmounts,
  seenAmountsOf,
  formatSeenAmounts,
  type SeenAmounts,
} from '#app/checkout/payment/seen-amounts.ts'
import type { OrderedLine } from '#app/checkout/unpaid-orders/stock-usage.ts'
import { admitUnpaid } from '#app/checkout/unpaid-orders/unpaid-orders.server.ts'

import { orderErrorOf, type OrderError } from './order-error.ts'
import { orderCheckFailed } from './order-check-failed.ts'

/** Longest URL in characters; the shop or a proxy refuses longer ones. */
const maxUrlLength = 4_000

/** URL after the order: the payment page, or the confirmation when nothing is left to pay. */
export interface NextStep {
  address: string
}

interface CreatedOrder extends NextStep {
  /** Empty when the merchant sent none. */
  orderId: string
}

interface OrderRequest {
  form: OrderForm
  lines: readonly OrderedLine[]
  /** Name of the chosen payment option. */
  paymentType: string
  /** Created with the page: two requests with the same key place one order. */
  idempotencyKey: string
  /** The delivery texts that the shopper saw. */
  promise: DeliveryPromise
  /** The amounts on the page from which it is sent: no order is placed for others. */
  seen: SeenAmounts
  /** Path of the terms; null when the merchant has no page for them. */
  termsPath: string | null
}

/** Checks of customer and conditions come before, to name the field; seen amounts last. Throws without the merchant (spec section 7). */
export async function placeOrder(
  visit: Visit,
  request: OrderRequest,
): Promise<Result<NextStep, OrderError>> {
  const { form, paymentType, idempotencyKey } = request
  const { cartId } = visit
  if (!cartId) return refused({ field: null, key: 'failed' })
  const error = await checkBeforeOrder(visit, form, paymentType)
  if (error) return refused(error)
  const { orderAttempts, ordersUnderWay } = visit.services
  // The page from before a declined payment has the key of the order that has ended.
  return orderAttempts(`${cartId} ${idempotencyKey} ${await endedOrderId(visit)}`, () =>
    ordersUnderWay(contentKey(visit, cartId, request), () =>
      orderWithinLimits(visit, cartId, request),
    ),
  )
}

/** Requests with the same key place the same order: of many tabs only one counts as unpaid. */
function contentKey(
  { token, origin, languageId, checkoutMarket }: Visit,
  cartId: string,
  { form, paymentType, promise, lines, seen }: OrderRequest,
): string {
  const visitor = [token, origin, languageId, checkoutMarket.id]
  // Stock is left out, since the first order reduces it.
  const goods = lines.map(({ skuId, quantity }) => [skuId, quantity])
  const content = JSON.stringify([cartId, ...visitor, form, paymentType, promise, goods, seen])
  return createHash('sha256').update(content).digest('base64url')
}

/** The merchant's check right before an order of the shop's form or a provider's (spec section 4); null when it may be placed. */
export async function checkBeforeOrder(
  visit: Visit,
  form: OrderForm,
  paymentType: string,
): Promise<OrderError | null> {
  if (!visit.cartId) return { field: null, key: 'failed' }
  return (
    numberError(visit, form, paymentType) ??
    (await checkOrder(visit, visit.cartId, form, paymentType))
  )
}

/** Limits the unpaid orders of one buyer, because an order reserves stock before it is paid. */
async function orderWithinLimits(
  visit: Visit,
  cartId: string,
  request: OrderRequest,
): Promise<Result<NextStep, OrderError>> {
  const paid = request.paymentType === 'DirectInvoice' ? 'invoice' : 'payment'
  const before = pendingPayment(visit)
  const replaced = before?.cartId === cartId ? before.orderId || null : null
  const marks = { email: request.form.email, browserId: browserId(visit) }
  const admitted = await admitUnpaid(visit, marks, request.lines, { paid, cartId, replaced })
  if (!admitted.ok) {
    const { kind, retryAfterSeconds } = admitted.reason
    const key = kind === 'orders' ? 'tooManyUnpaid' : 'tooMuchHeld'
    return refused({ field: null, key, retryAfterSeconds })
  }
  const slot = admitted.value
  let orderId: string | null = null
  try {
    const created = await createOrder(visit, cartId, request)
    if (!created.ok) return created
    orderId = created.value.orderId
    return done<NextStep>({ address: created.value.address })
  } finally {
    // A cart has one pending order: the new order has ended the previous one.
    if (before && orderId && orderId !== before.orderId) await releaseEndedOrder(visit, before)
    if (orderId === null) await slot.release()
    else await slot.assignTo(orderId)
  }
}

/** The number of a company, or a person who buys on credit, checked here, since a merchant need not (spec section 5). */
export function numberError(
  { checkoutMarket }: Visit,
  form: Draft,
  paymentType: string,
): OrderError | null {
  const isCompany = form.customerType === 'ORGANIZATION'
  const number = isCompany ? form.organizationId : isCredit(paymentType) && form.identityNumber
  const type = isCompany ? 'ORGANIZATION' : 'PERSON'
  const isValid = !number || isIdentityNumber(number, checkoutMarket.country.code, type)
  return isValid ? null : wrongNumber(form)
}

const wrongNumber = ({ customerType }: Draft): OrderError =>
  customerType === 'ORGANIZATION'
    ? { field: 'organizationId', key: 'organizationId' }
    : { field: 'identityNumber', key: 'personalId' }

async function checkOrder(
  visit: Visit,
  cartId: string,
  form: OrderForm,
  paymentType: string,
): Promise<OrderError | null> {
  const { firstName, lastName, addressLine1, zip, city, email } = form
  const customer = { email, billingAddress: { firstName, lastName, addressLine1, zip, city } }
  const [creation, conditions] = await Promise.all([
    requestMerchant(visit, validateOrderCreationDocument, { cartId, checkout: customer }),
    requestMerchant(visit, validateOrderConditionsDocument, { cartId, email }).catch(
      (error: unknown) => {
        if (!isUnknownField(error, 'validateOrderConditions')) throw error
        return { validateOrderConditions: null }
      },
    ),
  ]).catch((error: unknown) => {
    throw error instanceof GatewayError ? orderCheckFailed() : error
  })
  const verdict = creditVerdict(creation.validateOrderCreation, paymentType)
  if (verdict === 'blacklisted') return { field: null, key: 'blacklisted' }
  if (verdict !== 'ok') return { field: 'paymentId', key: 'noCredit' }
  // Merchants with an older API have no such check; they check the conditions with the order.
  const checked = conditions.validateOrderConditions
  return !checked || checked.isValid ? null : orderErrorOf(checked.message)
}

/** Where a provider returns the payer, with the API's placeholders; `seen` amounts are absent while they may change. */
export function returnAddresses(
  visit: Visit,
  confirmParameter: string,
  termsPath: string | null,
  seen?: SeenAmounts,
) {
  const { origin } = visit
  const confirmation = `${origin}${href(visit, 'checkoutConfirm')}`
  const amounts = seen ? `&seen=${formatSeenAmounts(seen)}` : ''
  return {
    redirectUrl: `${confirmation}?${confirmParameter}={payment.uid}&cartid={geins.cartid}${amounts}`,
    checkoutPageUrl: `${origin}${href(visit, 'checkout')}`,
    termsPageUrl: termsPath === null ? null : origin + termsPath,
  }
}

/** Only submitted data, not earlier typed values; and the widget's choice for a payer who returns unpaid. */
function dataOfOrder(form: OrderForm): Draft {
  const { customerType, message, shippingId, pickupPoint, nshiftData } = form
  return { customerType, message, shippingId, pickupPoint, nshiftData }
}

const changed: OrderError = { field: null, key: 'changed' }

async function createOrder(
  visit: Visit,
  cartId: string,
  request: OrderRequest,
): Promise<Result<CreatedOrder, OrderError>> {
  const { form, termsPath, promise, seen } = request
  const { origin } = visit
  try {
    const checkout = {
      ...checkoutInput(form),
      merchantData: writeMerchantData(dataOfOrder(form), draftOwner(visit), promise),
      checkoutUrls: returnAddresses(visit, orderParameter, termsPath, seen),
    }
    const isCompared = await offersExtension(visit, 'comparesSeenAmounts')
    if (!isCompared) {
      const now = await updateCheckout(visit, checkout)
      if (!now || !isSameAmounts(seen, seenAmountsOf(now.cart.summary))) return refused(changed)
    }
    const { orderId, paymentPage, isPlaced } = await submitOrder(visit, {
      cartId,
      checkout: isCompared ? { ...checkout, seenTotal: seen.total, seenDue: seen.due } : checkout,
    })
    if (isPlaced) {
      visit.services.metrics?.orderPlaced('STANDARD', paymentPage ? 'unpaid' : 'placed')
    }
    if (paymentPage) {
      if (orderId) rememberPendingPayment(visit, { cartId, orderId, seen })
      return done({ address: paymentPage, orderId })
    }
    if (!isPlaced || !orderId) return refused(orderErrorOf(null))
    rememberOrder(visit, { placed: orderId })
    const query = new URLSearchParams({
      [orderParameter]: orderId,
      cartid: cartId,
      seen: formatSeenAmounts(seen),
    })
    const address = `${origin}${href(visit, 'checkoutConfirm')}?${query}`
    if (address.length <= maxUrlLength) return done({ address, orderId })
    visit.log.error({}, 'order id invalid in URLs')
    forgetCart(visit)
    return done({ address: origin + href(visit, 'home'), orderId })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (cartRefusalOf(refusal) === 'gone') forgetCartId(visit)
    if (refusal.has('INVALID_IDENTITY_NUMBER')) return refused(wrongNumber(form))
    visit.log.warn({ err: error }, 'order rejected')
    return refused({ ...orderErrorOf(refusal.message), isOutage: isInternal(refusal) })
  }
}
