/** An order as the public API's OrderType: its document in its own currency, state, parcels and refunds. */
import { cartType } from '#server/merchant/buying/cart/api/cart-type.ts'
import type { CartView } from '#server/merchant/buying/cart/api/cart-type.ts'
import { viewInMarketOf } from '#server/merchant/buying/cart/api/commerce-context.ts'

import { dueMinor, isPaidByBalance, usedBalanceMinor } from '../cart/cart-quote.ts'
import { findCart, type Cart } from '../cart/cart.store.ts'
import { formatMoney, priceFields } from '../../pricing/price-fields.ts'
import type { Database } from '../../store/database.ts'
import { parcelsOf, refundsOf } from './shipments-refunds.store.ts'
import { isPaid } from './order-states.ts'
import { stateReachedAt, type Order } from './order.store.ts'
import { refundMessages } from './refund-messages.ts'

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
/** `refundType` of the public API. */
const refundType = (toBalance: boolean) => (toBalance ? 'Balance' : 'Payment')

export function orderType(db: Database, order: Order, requestView: CartView) {
  const { document } = order
  const { quote, checkout } = document
  const { totals } = quote
  const view = viewInMarketOf(requestView, quote)
  const fee = (amount: typeof totals.shipping) =>
    priceFields({ selling: amount, regular: amount }, view)
  const articleOf = (skuId: number) =>
    document.articles[quote.lines.findIndex((line) => line.skuId === skuId)]

  return {
    id: order.number,
    customerId: order.customerId,
    createdAt: iso(order.createdAtMs),
    completedAt: iso(stateReachedAt(db, order.number, 'completed')),
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
    // The API gives the VAT as a price: the amount with VAT is the VAT, the amount without is 0.
    vat: fee({ inc: totals.total.selling.inc - totals.total.selling.ex, ex: 0 }),
    fromBalance: usedBalanceMinor(quote) / 100,
    fromBalanceFormatted: formatMoney(usedBalanceMinor(quote), view),
    refunds: refundsOf(db, order.number).map((refund) => ({
      id: refund.id,
      itemId: refund.skuId,
      articleNumber: articleOf(refund.skuId)?.articleNumber ?? null,
      createdAt: iso(refund.atMs),
      reason: refundMessages[requestView.language.code][refund.reason],
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

/** The cart of an order, with its data at the time of purchase. It may have been deleted; then only its id is known. */
export function cartOf(db: Database, { cartId, document }: Order): Cart {
  const emptyCart = {
    promoCode: null,
    merchantData: null,
    externalShippingFeeMinor: null,
    lines: [],
  }
  const cart = findCart(db, cartId) ?? { id: cartId, isCompleted: true, ...emptyCart }
  const { merchantData = cart.merchantData } = document
  return { ...cart, merchantData }
}

function paymentDetails(order: Order, payment: { id: number; name: string }) {
  const { document, publicId, state } = order
  const { totals } = document.quote
  // It is sent with the goods, and whether it is paid is in the ledger of the merchant.
  const isInvoice = payment.name === 'DirectInvoice' && !isPaidByBalance(document.quote)
  return {
    id: order.number,
    paymentId: payment.id,
    transactionId: publicId,
    displayName: document.paymentName,
    name: payment.name,
    isPaid: isPaid(state) && !isInvoice,
    paymentDate: isInvoice ? null : iso(order.paidAtMs),
    paymentFee: totals.payment.inc / 100,
    paymentOption: null,
    reservationDate: iso(order.createdAtMs),
    reservationNumber: null,
    shippingFee: totals.shipping.inc / 100,
    total: dueMinor(document.quote) / 100,
  }
}
