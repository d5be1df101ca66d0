/**
 * Places the order of a cart, once. Validation, stock, the order and the end of the order that it
 * replaces are one transaction: after a crash there is no order or a complete one, and of twenty
 * simultaneous submits nineteen find the order that the first one created.
 */
import { dueMinor, type CartQuote } from '../cart/cart-quote.ts'
import { findCart } from '../cart/cart.store.ts'
import type { Language, Market } from '../../channel/markets.ts'
import { emptyAddress, withCountry } from '../../vocabulary/address.ts'
import { updateCheckout } from '../checkout/checkout-changes.ts'
import type { CheckoutInput } from '../checkout/checkout-input.ts'
import type { Checkout } from '../checkout/checkout.store.ts'
import { checkoutWords } from '../options/option-messages.ts'
import { isIdentityNumber } from '../checkout/identity-number.rules.ts'
import { orderConditionFault, type ConditionFault } from '../checkout/order-conditions.rules.ts'
import { hasStreet, orderFacts } from '../checkout/order-facts.ts'
import type { ProviderPayment } from '../options/payment-options.ts'
import { quoteCheckout } from '../checkout/quote-checkout.ts'
import type { CommerceDeps } from '../cart/commerce-deps.ts'
import { shippingIds, type ShippingKey } from '../options/shipping-options.ts'
import { transaction } from '../../store/database.ts'
import type { OrderArticle } from '../cart/order-article.ts'
import { contentHash, type OrderDocument } from './order-document.ts'
import { spendableMinor, takeBalance } from './order-balance.ts'
import { isPaid } from './order-states.ts'
import {
  createOrder,
  findOrder,
  findPaidOrder,
  findPendingOrder,
  type Order,
} from './order.store.ts'
import { releaseOrder } from './pending-order.ts'
import { fillPlaceholders } from '../checkout/return-addresses.ts'
import { confirmPaidOrder } from './confirm-paid-order.ts'

export type PlaceOrderFault =
  | ConditionFault
  | 'CartNotFound'
  | 'CartCompleted'
  | 'InvalidCheckout'
  | 'InvalidCheckoutUrl'
  | 'InvalidIdentityNumber'

export type PlacedOrder =
  { ok: true; order: Order; redirectUrl: string | null } | { ok: false; fault: PlaceOrderFault }

export interface PlaceOrderRequest {
  cartId: string
  /** Null for a guest. */
  customerId: number | null
  input: CheckoutInput
  market: Market
  language: Language
  /** Names of the articles in the shopper's language. */
  articlesOf: (quote: CartQuote) => OrderArticle[]
}

export function placeOrder(deps: CommerceDeps, request: PlaceOrderRequest): PlacedOrder {
  const { db } = deps
  const paid = findPaidOrder(db, request.cartId)
  if (paid) return { ok: true, order: paid, redirectUrl: null }

  // The input is stored even if no order can be placed.
  const remembered = rememberCheckout(deps, request)
  if (!remembered.ok) return remembered

  const placed = attempt(deps, request, remembered.checkout)
  if (!placed.ok) return placed
  if (isPaid(placed.order.state)) return { ok: true, order: placed.order, redirectUrl: null }
  const session = deps.payments.open(sessionRequest(deps, placed.order))
  return { ok: true, order: placed.order, redirectUrl: deps.payments.pageOf(session) }
}

function rememberCheckout(deps: CommerceDeps, { cartId, input, market }: PlaceOrderRequest) {
  const change = updateCheckout(deps, cartId, input, market)
  if (!change.ok) return refused(inputFaults[change.fault.reason] ?? 'InvalidCheckout')
  const { identityNumber, customerType } = change.checkout
  return identityNumber && !isIdentityNumber(identityNumber, market.alias, customerType)
    ? refused('InvalidIdentityNumber')
    : change
}

const inputFaults: Partial<Record<string, PlaceOrderFault>> = {
  'cart-not-found': 'CartNotFound',
  'cart-completed': 'CartCompleted',
  'foreign-address': 'InvalidCheckoutUrl',
}

function attempt(deps: CommerceDeps, request: PlaceOrderRequest, checkout: Checkout) {
  try {
    return transaction(deps.db, () => {
      const pending = findPendingOrder(deps.db, request.cartId)
      const isSame =
        pending?.contentHash === contentHash(draft(deps, request, checkout)) &&
        pending.customerId === request.customerId
      if (pending && !isSame) releaseOrder(deps, pending, 'superseded')
      const order = isSame ? pending : create(deps, request, checkout)
      if (!providerPayment(order)) confirmPaidOrder(deps, order)
      return { ok: true as const, order: findOrder(deps.db, order.number) ?? order }
    })
  } catch (error) {
    // Thrown to roll back: a refused order leaves the pending one unchanged.
    if (error instanceof Refusal) return refused(error.fault)
    throw error
  }
}

function create(deps: CommerceDeps, request: PlaceOrderRequest, checkout: Checkout): Order {
  const document = draft(deps, request, checkout)
  const fault = orderConditionFault(orderFacts(document.quote, checkout, request.market))
  if (fault) throw new Refusal(fault)
  for (const { skuId, quantity } of document.quote.lines) {
    if (!deps.stock.reserve(skuId, quantity)) throw new Refusal('InsufficientStock')
  }
  const order = createOrder(
    deps.db,
    {
      cartId: request.cartId,
      email: checkout.email,
      customerId: request.customerId,
      contentHash: contentHash(document),
      document,
    },
    deps.now(),
  )
  takeBalance(deps.db, order, deps.now())
  return order
}

function draft(deps: CommerceDeps, request: PlaceOrderRequest, checkout: Checkout): OrderDocument {
  const { market, language, articlesOf } = request
  const cart = findCart(deps.db, request.cartId)
  if (!cart) throw new Refusal('CartNotFound')
  const quote = quoteCheckout(cart, checkout, deps.goods, market, new Date(deps.now()), {
    useExternalShippingFee: true,
    balanceMinor: spendableMinor(deps.db, cart.id, request.customerId, market.currency.code),
  })
  const words = checkoutWords[language.code]
  const billingAddress = withCountry(checkout.billingAddress ?? emptyAddress, market)
  const shippingKey = (Object.keys(shippingIds) as ShippingKey[]).find(
    (key) => shippingIds[key] === quote.shipping.id,
  )
  return {
    language: language.code,
    quote,
    articles: articlesOf(quote),
    billingAddress,
    shippingAddress: hasStreet(checkout.shippingAddress)
      ? withCountry(checkout.shippingAddress, market)
      : billingAddress,
    checkout,
    shippingName: shippingKey ? words.shipping[shippingKey] : '',
    paymentName: quote.payment ? words.payment[quote.payment.name] : '',
  }
}

/**
 * The payment that goes through a provider; null when nothing is left to pay, and for an invoice.
 */
function providerPayment({
  document: { quote },
}: Order): { id: number; name: ProviderPayment } | null {
  if (!quote.payment || dueMinor(quote) === 0) return null
  const { id, name } = quote.payment
  return name === 'DirectInvoice' ? null : { id, name }
}

function sessionRequest(deps: CommerceDeps, order: Order) {
  const { quote, language, checkout } = order.document
  const payment = providerPayment(order)
  if (!payment) throw new Error(`order ${order.number} has no provider to pay at`)
  const home = `${deps.publicOrigin}/`
  const values = {
    'geins.cartid': order.cartId,
    'geins.paymentMethodId': String(payment.id),
    'geins.paymentType': 'STANDARD',
    'payment.uid': String(order.number),
    orderId: order.publicId,
  }
  const { redirectUrl, checkoutPageUrl } = checkout.checkoutUrls
  return {
    reference: order.publicId,
    orderNumber: String(order.number),
    amountMinor: dueMinor(quote),
    currency: quote.currency,
    method: payment.name,
    language,
    successUrl: fillPlaceholders(redirectUrl ?? home, values),
    failureUrl: fillPlaceholders(checkoutPageUrl ?? home, values),
  }
}

class Refusal extends Error {
  readonly fault: PlaceOrderFault
  constructor(fault: PlaceOrderFault) {
    super(fault)
    this.fault = fault
  }
}

function refused(fault: PlaceOrderFault) {
  return { ok: false as const, fault }
}
