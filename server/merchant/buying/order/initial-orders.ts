/** Initial orders. They are written like any other order, but reserve no stock. */
import type { CommerceContext } from '#server/merchant/buying/cart/api/commerce-context.ts'

import { createHash } from 'node:crypto'
import { quoteCart } from '../cart/cart-quote.ts'
import { emptyCart, type Cart } from '../cart/cart.store.ts'
import { emptyCheckout, type Checkout } from '../checkout/checkout.store.ts'
import { paymentOffers, type PaymentName } from '../options/payment-options.ts'
import { quoteMarket } from '../cart/quote-market.ts'
import { shippingIds, type ShippingKey } from '../options/shipping-options.ts'
import type { Customer } from '../../accounts/customer/customer.store.ts'
import { exVat } from '../../pricing/vat.rules.ts'
import { inventedParcel, parcels, refunds, type Refund } from './shipments-refunds.store.ts'
import { createDocument, type OrderDocument } from './order-document.ts'
import type { OrderEvent } from './order-states.ts'
import { createOrder, findOrder, applyOrderEvent, type Order } from './order.store.ts'

export interface InitialOrder {
  buyer: string
  daysAgo: number
  /** One quantity for each row; articles are taken from the catalogue in turn. */
  quantities: readonly number[]
  shipping: ShippingKey
  payment: PaymentName
  /** Events after the payment, and how many days ago. */
  events: Partial<Record<OrderEvent, number>>
  /** How many days ago each parcel was sent. */
  parcels?: readonly number[]
  /** A refund for the most expensive row. */
  refund?: Pick<Refund, 'reason' | 'toBalance'> & { daysAgo: number; amountMinor: 'all' | number }
}

const dayMs = 24 * 3600 * 1000

/** @param skuIds articles that the Swedish market sells; used in turn */
export function putInitialOrders(
  context: CommerceContext,
  orders: readonly InitialOrder[],
  customers: readonly Customer[],
  skuIds: readonly number[],
): void {
  if (!skuIds.length) return
  let next = 0
  orders.forEach((initial, nth) => {
    const buyer = customers.find(({ email }) => email === initial.buyer)
    if (!buyer) return
    const rows = initial.quantities.map((quantity) => {
      const skuId = skuIds[next++ % skuIds.length]!
      return { skuId, quantity }
    })
    putOrder(context, initial, buyer, rows, nth)
  })
}

function putOrder(
  context: CommerceContext,
  initial: InitialOrder,
  buyer: Customer,
  rows: readonly { skuId: number; quantity: number }[],
  nth: number,
): void {
  const { db, now, terms } = context.deps
  const timeOf = (daysAgo: number) => now() - daysAgo * dayMs
  const lines = rows.map((row, position) => ({
    ...row,
    id: uuidOf(`row ${nth} ${position}`),
    message: '',
    part: null,
  }))
  const cart: Cart = { ...emptyCart, id: uuidOf(`cart ${nth}`), isCompleted: true, lines }
  const document = documentOf(context, initial, buyer, cart, new Date(timeOf(initial.daysAgo)))

  const fields = {
    cartId: cart.id,
    customerId: buyer.id,
    document,
    terms: terms?.(document.language) ?? [],
  }
  const { number } = createOrder(db, fields, timeOf(initial.daysAgo), uuidOf(`order ${nth}`))
  applyEvent('approve', initial.daysAgo)
  for (const [event, daysAgo] of Object.entries(initial.events))
    applyEvent(event as OrderEvent, daysAgo)
  initial.parcels?.forEach((daysAgo, position) => {
    parcels.insert(db, inventedParcel(number, position + 1, timeOf(daysAgo)))
  })
  putRefund(context, initial, document, number, timeOf)

  function applyEvent(event: OrderEvent, daysAgo: number) {
    const order = findOrder(db, number) as Order
    if (!applyOrderEvent(db, order, event, timeOf(daysAgo))) {
      throw new Error(`initial order ${nth} cannot ${event} when it is ${order.state}`)
    }
  }
}

function putRefund(
  { deps }: CommerceContext,
  { refund }: InitialOrder,
  { quote }: OrderDocument,
  number: number,
  at: (daysAgo: number) => number,
): void {
  const [mostExpensive] = quote.lines
    .map(({ skuId, quantity, sellingMinor }) => ({ skuId, sum: quantity * sellingMinor }))
    .sort((a, b) => b.sum - a.sum)
  if (!refund || !mostExpensive) return
  const amountMinor = refund.amountMinor === 'all' ? mostExpensive.sum : refund.amountMinor
  refunds.insert(deps.db, {
    orderNumber: number,
    skuId: mostExpensive.skuId,
    reason: refund.reason,
    toBalance: refund.toBalance,
    amountMinor,
    vatMinor: amountMinor - exVat(amountMinor, quote.vatBasisPoints),
    atMs: at(refund.daysAgo),
  })
}

function documentOf(
  context: CommerceContext,
  initial: InitialOrder,
  buyer: Customer,
  cart: Cart,
  when: Date,
): OrderDocument {
  const view = context.createView({ marketId: 'se', languageId: 'sv-SE' })
  const payment = paymentOffers.find(({ name }) => name === initial.payment)
  if (!payment || !buyer.address) throw new Error(`an initial order of ${buyer.email} has no payer`)
  const shippingId = shippingIds[initial.shipping]
  const quote = quoteCart(cart, quoteMarket(view.market, when), context.deps.offers, {
    shippingId,
    paymentId: payment.id,
    isPaymentIncluded: true,
    useExternalShippingFee: false,
  })
  const checkout: Checkout = {
    ...emptyCheckout,
    email: buyer.email,
    customerType: buyer.customerType,
    billingAddress: buyer.address,
    shippingId,
    paymentId: payment.id,
    acceptedConsents: ['order'],
  }
  return createDocument(quote, checkout, view, context.createArticles(quote, view))
}

/** The same id for the same name on every machine. */
const uuidOf = (name: string): string =>
  createHash('sha256')
    .update(`demo ${name}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
