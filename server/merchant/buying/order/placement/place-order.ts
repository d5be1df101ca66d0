/**
 * Validating, reserving, creating the order and ending the one that it replaces are one transaction: after a crash
 * there is none or a complete one, and of twenty simultaneous submits nineteen get the first's order.
 */
import { dueMinor, type CartQuote } from '#server/merchant/buying/cart/cart-quote.ts'
import { findCart } from '#server/merchant/buying/cart/cart.store.ts'
import { requireCart } from '#server/merchant/buying/cart/changes/cart-changes.ts'
import { updateCheckout } from '#server/merchant/buying/checkout/checkout-changes.ts'
import type { CheckoutInput } from '#server/merchant/buying/checkout/checkout-input.ts'
import {
  emptyCheckout,
  findCheckout,
  saveCheckout,
  type Checkout,
} from '#server/merchant/buying/checkout/checkout.store.ts'
import { isIdentityNumber } from '#server/merchant/buying/checkout/identity-number.rules.ts'
import {
  conditionMessages,
  orderConditionFault,
  orderFacts,
} from '#server/merchant/buying/checkout/order-conditions.rules.ts'
import { paymentPath } from '#server/merchant/buying/payment/payment-page.ts'
import { quoteCheckout } from '#server/merchant/buying/checkout/quote-checkout.ts'
import { hasLostBalance } from '#server/merchant/buying/checkout/shown-deductions.rules.ts'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import { clientError } from '#server/merchant/graphql/errors.ts'
import { transaction } from '#server/merchant/store/database.ts'
import type { CartView } from '#server/merchant/buying/cart/api/cart-type.ts'
import type { CommerceContext } from '#server/merchant/buying/cart/api/commerce-context.ts'
import {
  contentHash,
  createDocument,
  type OrderDocument,
} from '#server/merchant/buying/order/order-document.ts'
import { bookBalance } from '#server/merchant/buying/order/order-balance.ts'
import { isPaid } from '#server/merchant/buying/order/order-states.ts'
import {
  createOrder,
  findOrder,
  findPaidOrder,
  findPendingOrder,
  type Order,
} from '#server/merchant/buying/order/order.store.ts'

import { GraphQLError } from 'graphql'
import { endUnpaidOrder } from './pending-order.ts'
import { confirmPaidOrder } from './confirm-paid-order.ts'
import { paymentOf } from './payments.ts'

interface PlacedOrder {
  order: Order
  redirectUrl: string | null
}

interface PlaceOrderRequest extends CartView {
  cartId: string
  input: CheckoutInput
  /** The amount to pay that the provider's form has shown, in minor units; absent for the shop's own form. */
  shownDueMinor?: number | null
}

/** @throws GraphQLError when no order can be placed, with the reason as its code */
export function placeOrder(context: CommerceContext, request: PlaceOrderRequest): PlacedOrder {
  const { deps } = context
  const { db } = deps
  const paid = findPaidOrder(db, request.cartId)
  if (paid) return { order: paid, redirectUrl: null }

  const codeBefore = shownPromoCode(deps, request)
  // The input is stored even if no order can be placed.
  const checkout = saveInput(deps, request)
  const order = findOrCreateOrder(context, { ...request, codeBefore }, checkout)
  if (isPaid(order.state)) return { order, redirectUrl: null }
  // On the origin from which the payer came, because the cart's cookie is sent to that origin only.
  const origin = checkout.checkoutUrls.redirectUrl ?? deps.publicOrigin
  const page = new URL(`${paymentPath}/${order.publicId}`, origin)
  return { order, redirectUrl: page.href }
}

/** With the code with which the cart was shown before this request; null without one. */
type CheckedRequest = PlaceOrderRequest & { codeBefore: string | null }

function shownPromoCode(deps: CommerceDeps, request: PlaceOrderRequest) {
  const { cartId } = request
  const cart = findCart(deps.db, cartId)
  if (!cart?.promoCode) return null
  // Another order of the same moment may have used it since.
  if (findCheckout(deps.db, cartId).shown?.promoCode === cart.promoCode) return cart.promoCode
  return quoteCheckout(deps, cart, emptyCheckout, request).promoCode
}

function saveInput(deps: CommerceDeps, { cartId, input, market }: PlaceOrderRequest): Checkout {
  const { checkout } = updateForOrder()
  const { identityNumber, customerType } = checkout
  if (identityNumber && !isIdentityNumber(identityNumber, market.alias, customerType))
    throw clientError('INVALID_IDENTITY_NUMBER', 'The identity number is not valid')
  return checkout

  function updateForOrder() {
    try {
      return updateCheckout(deps, cartId, input, market)
    } catch (error) {
      const code = error instanceof GraphQLError ? error.extensions.code : 'CartNotFound'
      if (code === 'CartNotFound' || code === 'CartCompleted') throw error
      throw refusal(code === 'InvalidCheckoutUrl' ? code : 'InvalidCheckout')
    }
  }
}

function findOrCreateOrder(
  context: CommerceContext,
  request: CheckedRequest,
  checkout: Checkout,
): Order {
  const { deps } = context
  const { cartId, customerId = null } = request
  try {
    return transaction(deps.db, () => {
      const pending = findPendingOrder(deps.db, cartId)
      const isSame =
        pending?.contentHash === contentHash(documentOf(context, request, checkout)) &&
        pending.customerId === customerId
      if (pending && !isSame) endUnpaidOrder(deps, pending, 'superseded')
      const order = isSame ? pending : createPendingOrder(context, request, checkout)
      const { quote } = order.document
      if (!wasSeen(request, quote)) throw refusal('AmountChanged', quote)
      if (!paymentOf(order)) confirmPaidOrder(deps, order)
      return findOrder(deps.db, order.number) ?? order
    })
  } catch (error) {
    // A refusal has rolled back, and left the pending order unchanged. A client that orders again accepts the amount.
    if (error instanceof GraphQLError) saveCheckout(deps.db, cartId, { ...checkout, shown: null })
    throw error
  }
}

/** Whether an order has the amounts that its buyer saw, as far as the client has sent them. */
function wasSeen({ input, shownDueMinor }: PlaceOrderRequest, quote: CartQuote): boolean {
  const seen = (sent: number | null | undefined, minor: number) =>
    sent == null || Math.round(sent * 100) === minor
  return (
    seen(input.seenTotal, quote.totals.total.selling.inc) &&
    seen(input.seenDue, dueMinor(quote)) &&
    (shownDueMinor ?? dueMinor(quote)) === dueMinor(quote)
  )
}

function createPendingOrder(
  context: CommerceContext,
  request: CheckedRequest,
  checkout: Checkout,
): Order {
  const { deps } = context
  const document = documentOf(context, request, checkout)
  const fault = orderConditionFault(orderFacts(document.quote, checkout, request.market))
  if (fault) throw refusal(fault)
  // The total would be higher than the one that was shown.
  if (request.codeBefore && !document.quote.promoCode) throw refusal('PromoCodeUsed')
  if (hasLostBalance(checkout.shown, document.quote)) throw refusal('BalanceUsed')
  for (const { skuId, quantity } of document.quote.lines) {
    if (!deps.offers.reserve(skuId, quantity)) throw refusal('InsufficientStock')
  }
  const order = createOrder(
    deps.db,
    {
      cartId: request.cartId,
      customerId: request.customerId ?? null,
      document,
      terms: deps.terms?.(document.language) ?? [],
    },
    deps.now(),
  )
  bookBalance(deps.db, order, 'order', deps.now())
  return order
}

function documentOf(
  { deps, createArticles }: CommerceContext,
  request: PlaceOrderRequest,
  checkout: Checkout,
): OrderDocument {
  const cart = requireCart(deps.db, request.cartId)
  const quote = quoteCheckout(deps, cart, checkout, request)
  const document = createDocument(quote, checkout, request, createArticles(quote, request))
  return { ...document, merchantData: cart.merchantData }
}

const messages = {
  ...conditionMessages,
  InvalidCheckout: 'The checkout is not valid',
  InvalidCheckoutUrl: "Checkout addresses must lie under the shop's own address",
}

/** @param quote the amounts that `seenTotal` and `seenDue` are compared with, when the buyer saw others */
function refusal(fault: keyof typeof messages, quote?: CartQuote) {
  const amounts = quote && {
    total: quote.totals.total.selling.inc / 100,
    due: dueMinor(quote) / 100,
  }
  return clientError(fault, messages[fault], amounts ?? {})
}
