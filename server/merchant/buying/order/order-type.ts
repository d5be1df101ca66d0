/** An order as the public API's OrderType: its document in its own currency, state, parcels and refunds. */
import { cartType, type CartView } from '#server/merchant/buying/cart/api/cart-type.ts'
import { viewInMarketOf } from '#server/merchant/buying/cart/api/commerce-context.ts'

import { dueMinor, isPaidByBalance, usedBalanceMinor } from '../cart/cart-quote.ts'
import { emptyCart, findCart, type Cart } from '../cart/cart.store.ts'
import type { LanguageCode } from '../../channel/markets.ts'
import { formatMoney, priceFields } from '../../pricing/price-fields.ts'
import { subtract } from '../../pricing/vat.rules.ts'
import type { Database } from '../../store/database.ts'
import { parcels, refunds } from './shipments-refunds.store.ts'
import { isPaid } from './order-states.ts'
import { paymentName } from './order-document.ts'
import { stateReachedAt, type Order } from './order.store.ts'
import { optionMessages } from '../options/option-messages.ts'

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** Functions are called where the field is asked for: a customer may have hundreds of orders, of which a page asks little. */
export function orderType(db: Database, order: Order, requestView: CartView) {
  const { document } = order
  const { quote, checkout } = document
  const { totals } = quote
  const view = viewInMarketOf(requestView, quote)
  const ofOrder = ['order_number = ? ORDER BY id', order.number] as const
  const fee = (amount: typeof totals.shipping) =>
    priceFields({ selling: amount, regular: amount }, view)
  const articleOf = (skuId: number) =>
    document.articles[quote.lines.findIndex((line) => line.skuId === skuId)]

  return {
    ...checkout,
    ...order,
    id: order.number,
    createdAt: iso(order.createdAtMs),
    completedAt: () => iso(stateReachedAt(db, order.number, 'completed')),
    currency: quote.currency,
    status: order.state,
    updatedAt: iso(order.updatedAtMs),
    billingAddress: document.billingAddress,
    shippingAddress: document.shippingAddress,
    cart: () => cartType(cartOf(db, order), quote, view),
    paymentDetails: quote.payment
      ? [paymentDetails(order, quote.payment, requestView.language.code)]
      : [],
    discount: fee(subtract(totals.total.regular, totals.total.selling)),
    orderTotal: priceFields(totals.total, view),
    paymentFee: fee(totals.payment),
    shippingFee: fee(totals.shipping),
    // The API gives the VAT as a price: the amount with VAT is the VAT, the amount without is 0.
    vat: fee({ inc: totals.total.selling.inc - totals.total.selling.ex, ex: 0 }),
    fromBalance: usedBalanceMinor(quote) / 100,
    fromBalanceFormatted: formatMoney(usedBalanceMinor(quote), view),
    refunds: () =>
      refunds.all(db, ofOrder).map((refund) => ({
        ...refund,
        itemId: refund.skuId,
        articleNumber: articleOf(refund.skuId)?.articleNumber ?? null,
        createdAt: iso(refund.atMs),
        reason: optionMessages[requestView.language.code].refunds[refund.reason],
        // `refundType` of the public API.
        refundType: refund.toBalance ? 'Balance' : 'Payment',
        total: refund.amountMinor / 100,
        vat: refund.vatMinor / 100,
      })),
    shippingDetails: () =>
      parcels.all(db, ofOrder).map((parcel) => ({
        ...parcel,
        name: parcel.carrier,
        shippingDate: iso(parcel.sentAtMs),
        shippingId: quote.shipping.id,
      })),
  }
}

/** The cart of an order, with its data at the time of purchase. It may have been deleted; then only its id is known. */
export function cartOf(db: Database, { cartId, document }: Order): Cart {
  const cart = findCart(db, cartId) ?? { ...emptyCart, id: cartId, isCompleted: true }
  const { merchantData = cart.merchantData } = document
  return { ...cart, merchantData }
}

function paymentDetails(
  order: Order,
  payment: { id: number; name: string },
  language: LanguageCode,
) {
  const { document, publicId, state } = order
  const { totals } = document.quote
  // It is sent with the goods, and whether it is paid is in the ledger of the merchant.
  const isInvoice = payment.name === 'DirectInvoice' && !isPaidByBalance(document.quote)
  return {
    id: order.number,
    paymentId: payment.id,
    transactionId: publicId,
    displayName: paymentName(document.quote, language),
    name: payment.name,
    isPaid: isPaid(state) && !isInvoice,
    paymentDate: isInvoice ? null : iso(order.paidAtMs),
    paymentFee: totals.payment.inc / 100,
    reservationDate: iso(order.createdAtMs),
    shippingFee: totals.shipping.inc / 100,
    total: dueMinor(document.quote) / 100,
  }
}
