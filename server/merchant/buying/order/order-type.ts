/** An order as the public API's OrderType: what was agreed, in its own currency, and what came of it. */
import { dueMinor, usedBalanceMinor } from '../cart/cart-quote.ts'
import { cartType } from '../cart/cart-type.ts'
import type { CartView } from '../cart/cart-type.ts'
import { findCart } from '../cart/cart.store.ts'
import { viewOfQuote } from '../cart/commerce-context.ts'
import { formatMoney, priceFields } from '../../pricing/price-fields.ts'
import type { Database } from '../../store/database.ts'
import { parcelsOf, refundsOf } from './shipments-refunds.store.ts'
import { isPaid } from './order-states.ts'
import { reachedAt, type Order } from './order.store.ts'
import { refundWords } from './refund-words.ts'

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
/** How the provider names refunds that are money, and what else there is. */
const refundType = (toBalance: boolean) => (toBalance ? 'Balance' : 'Payment')

export function orderType(db: Database, order: Order, requestView: CartView) {
  const { document } = order
  const { quote, checkout } = document
  const { totals } = quote
  const view = viewOfQuote(requestView, quote)
  const fee = (amount: typeof totals.shipping) =>
    priceFields({ selling: amount, regular: amount }, view)
  const articleOf = (skuId: number) =>
    document.articles[quote.lines.findIndex((line) => line.skuId === skuId)]

  return {
    id: order.number,
    customerId: order.customerId,
    createdAt: iso(order.createdAtMs),
    completedAt: iso(reachedAt(db, order.number, 'completed')),
    currency: quote.currency,
    desiredDeliveryDate: checkout.desiredDeliveryDate,
    customerOrderNumber: checkout.customerOrderNumber,
    goodsLabel: checkout.goodsLabel,
    message: checkout.message,
    status: order.state,
    updatedAt: iso(order.updatedAtMs),
    publicId: order.publicId,
    billingAddress: document.billingAddress,
    shippingAddress: document.shippingAddress,
    cart: cartType(cartOf(db, order), quote, view),
    paymentDetails: quote.payment ? [paymentDetails(order, quote.payment)] : [],
    discount: fee({
      inc: totals.total.regular.inc - totals.total.selling.inc,
      ex: totals.total.regular.ex - totals.total.selling.ex,
    }),
    orderTotal: priceFields(totals.total, view),
    paymentFee: fee(totals.payment),
    shippingFee: fee(totals.shipping),
    // A price that is nothing but VAT.
    vat: fee({ inc: totals.total.selling.inc - totals.total.selling.ex, ex: 0 }),
    fromBalance: usedBalanceMinor(quote) / 100,
    fromBalanceFormatted: formatMoney(usedBalanceMinor(quote), view),
    refunds: refundsOf(db, order.number).map((refund) => ({
      id: refund.id,
      itemId: refund.skuId,
      articleNumber: articleOf(refund.skuId)?.articleNumber ?? null,
      createdAt: iso(refund.atMs),
      reason: refundWords[requestView.language.code][refund.reason],
      reasonCode: null,
      refundType: refundType(refund.toBalance),
      toBalance: refund.toBalance,
      total: refund.amountMinor / 100,
      vat: refund.vatMinor / 100,
    })),
    shippingDetails: parcelsOf(db, order.number).map((parcel) => ({
      id: parcel.id,
      name: parcel.carrier,
      parcelNumber: parcel.parcelNumber,
      shippingDate: iso(parcel.sentAtMs),
      shippingId: quote.shipping.id,
      trackingLink: parcel.trackingLink,
    })),
  }
}

/** The cart as it was bought. Orders outlive carts, and need of them no more than the id. */
function cartOf(db: Database, { cartId }: Order) {
  const gone = { promoCode: null, merchantData: null, externalShippingFeeMinor: null, lines: [] }
  return findCart(db, cartId) ?? { id: cartId, isCompleted: true, ...gone }
}

function paymentDetails(order: Order, payment: { id: number; name: string }) {
  const { document, publicId, state } = order
  const { totals } = document.quote
  return {
    id: order.number,
    paymentId: payment.id,
    transactionId: publicId,
    displayName: document.paymentName,
    name: payment.name,
    isPaid: isPaid(state),
    paymentDate: iso(order.paidAtMs),
    paymentFee: totals.payment.inc / 100,
    paymentOption: null,
    reservationDate: iso(order.createdAtMs),
    reservationNumber: null,
    shippingFee: totals.shipping.inc / 100,
    total: dueMinor(document.quote) / 100,
  }
}
