/** Writes the demo's history as orders like any others; nothing is taken from the shelves for it. */
import { createHash } from 'node:crypto'
import { quoteCart } from '../cart/cart-quote.ts'
import type { Cart } from '../cart/cart.store.ts'
import { emptyCheckout, type Checkout } from '../checkout/checkout.store.ts'
import { checkoutWords } from '../checkout/checkout-words.ts'
import type { Counter } from '../checkout/counter.ts'
import { paymentOffers } from '../checkout/payment-options.ts'
import { quoteMarket } from '../checkout/quote-market.ts'
import { shippingIds } from '../checkout/shipping-options.ts'
import type { Customer } from '../customer/customer.store.ts'
import { exVat } from '../price/vat.rules.ts'
import { addParcel, addRefund } from './aftercare.store.ts'
import { demoHistory, type DemoOrder } from './demo-history.ts'
import { contentHash, type OrderDocument } from './order-document.ts'
import type { OrderEvent } from './order-states.ts'
import { createOrder, findOrder, moveOrder, type Order } from './order.store.ts'

const dayMs = 24 * 3600 * 1000

/** @param skuIds articles that the Swedish market sells; used in turn */
export function putDemoOrders(
  counter: Counter,
  customers: readonly Customer[],
  skuIds: readonly number[],
): void {
  if (!skuIds.length) return
  let next = 0
  demoHistory.forEach((demo, nth) => {
    const buyer = customers.find(({ email }) => email === demo.buyer)
    if (!buyer) return
    const rows = demo.quantities.map((quantity) => {
      const skuId = skuIds[next++ % skuIds.length]!
      return { skuId, quantity }
    })
    putOrder(counter, demo, buyer, rows, nth)
  })
}

function putOrder(
  counter: Counter,
  demo: DemoOrder,
  buyer: Customer,
  rows: readonly { skuId: number; quantity: number }[],
  nth: number,
): void {
  const { db, now } = counter.shop
  const at = (daysAgo: number) => now() - daysAgo * dayMs
  const lines = rows.map((row, place) => ({
    ...row,
    id: uuidOf(`row ${nth} ${place}`),
    message: '',
  }))
  const cart: Cart = { ...emptyCart, id: uuidOf(`cart ${nth}`), lines }
  const document = agree(counter, demo, buyer, cart, new Date(at(demo.daysAgo)))

  const agreed = {
    cartId: cart.id,
    email: buyer.email,
    customerId: buyer.id,
    contentHash: contentHash(document),
    document,
  }
  const { number } = createOrder(db, agreed, at(demo.daysAgo), uuidOf(`order ${nth}`))
  move('payment-captured', demo.daysAgo)
  for (const [event, daysAgo] of demo.events) move(event, daysAgo)
  demo.parcels?.forEach((daysAgo, place) => {
    const parcelNumber = `HF${number}${place + 1}SE`
    const trackingLink = `https://example.com/tracking/${parcelNumber}`
    addParcel(db, number, {
      carrier: 'Hemfrakt',
      parcelNumber,
      trackingLink,
      sentAtMs: at(daysAgo),
    })
  })
  giveBack(counter, demo, document, number, at)

  function move(event: OrderEvent, daysAgo: number) {
    const order = findOrder(db, number) as Order
    if (!moveOrder(db, order, event, at(daysAgo))) {
      throw new Error(`demo order ${nth} cannot ${event} when it is ${order.state}`)
    }
  }
}

function giveBack(
  { shop }: Counter,
  { refund }: DemoOrder,
  { quote }: OrderDocument,
  number: number,
  at: (daysAgo: number) => number,
): void {
  const [dearest] = quote.lines
    .map(({ skuId, quantity, sellingMinor }) => ({ skuId, sum: quantity * sellingMinor }))
    .sort((a, b) => b.sum - a.sum)
  if (!refund || !dearest) return
  const amountMinor = refund.amountMinor === 'all' ? dearest.sum : refund.amountMinor
  addRefund(shop.db, number, {
    skuId: dearest.skuId,
    reason: refund.reason,
    toBalance: refund.toBalance,
    amountMinor,
    vatMinor: amountMinor - exVat(amountMinor, quote.vatBasisPoints),
    atMs: at(refund.daysAgo),
  })
}

function agree(
  counter: Counter,
  demo: DemoOrder,
  buyer: Customer,
  cart: Cart,
  when: Date,
): OrderDocument {
  const view = counter.viewOf({ marketId: 'se', languageId: 'sv-SE' })
  const payment = paymentOffers.find(({ name }) => name === demo.payment)
  if (!payment || !buyer.address) throw new Error(`a demo order of ${buyer.email} has no payer`)
  const shippingId = shippingIds[demo.shipping]
  const quote = quoteCart(cart, quoteMarket(view.market, when), counter.shop.goods, {
    shippingId,
    paymentId: payment.id,
    isPaymentOpen: true,
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
  const words = checkoutWords[view.language.code]
  return {
    language: view.language.code,
    quote,
    articles: counter.articlesOf(quote, view),
    billingAddress: buyer.address,
    shippingAddress: buyer.address,
    checkout,
    shippingName: words.shipping[demo.shipping],
    paymentName: words.payment[demo.payment],
  }
}

const emptyCart = {
  promoCode: null,
  merchantData: null,
  externalShippingFeeMinor: null,
  isCompleted: true,
}

/** The same id for the same name on every machine. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
