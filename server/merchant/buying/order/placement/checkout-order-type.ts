/** An order as the public API's CheckoutOrderType, from its stored document. */
import { usedBalanceMinor } from '#server/merchant/buying/cart/cart-quote.ts'
import { vatFields } from '#server/merchant/pricing/price-fields.ts'
import { amountOf, subtract } from '#server/merchant/pricing/vat.rules.ts'
import type { OrderDocument } from '#server/merchant/buying/order/order-document.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'

export function checkoutOrderType(order: Order) {
  const { document } = order
  const { quote, billingAddress, shippingAddress, checkout } = document
  const { totals } = quote
  const isPerson = checkout.customerType === 'PERSON'
  return {
    ...billingAddress,
    ...checkout,
    orderId: String(order.number),
    transactionId: order.publicId,
    billingAddress,
    shippingAddress,
    phone: billingAddress.mobile || billingAddress.phone,
    address1: billingAddress.addressLine1,
    address2: billingAddress.addressLine2,
    currency: quote.currency,
    campaignIds: [...new Set(quote.lines.flatMap(({ campaignIds }) => campaignIds))],
    campaignNames: [],
    ...vatFields('discount', subtract(totals.total.regular, totals.total.selling)),
    ...vatFields('itemValue', totals.subTotal.selling),
    ...vatFields('orderValue', totals.total.selling),
    ...vatFields('paymentFee', totals.payment),
    ...vatFields('shippingFee', totals.shipping),
    sum: totals.total.selling.inc / 100,
    balance: usedBalanceMinor(quote) / 100,
    rows: quote.lines.map((line, index) => orderRow(line, index, document)),
    marketId: quote.market,
    status: order.state,
    languageId: document.language,
    promoCode: quote.promoCode,
    customerId: order.customerId ?? 0,
    customerTypeId: isPerson ? 0 : 1,
    gender: 'UNKNOWN',
    personalId: isPerson ? checkout.identityNumber : '',
    customerGroupId: 0,
    paymentId: quote.payment?.id ?? 0,
    organizationNumber: isPerson ? '' : checkout.identityNumber,
    shippingId: quote.shipping.id,
  }
}

/** Price and discount are those of one piece, as in the API's other rows. */
function orderRow(
  line: OrderDocument['quote']['lines'][number],
  index: number,
  { quote, articles }: OrderDocument,
) {
  const article = articles[index]!
  const amount = (inc: number) => amountOf(inc, quote.vatBasisPoints)
  const { sellingMinor, regularMinor } = line
  return {
    ...article,
    ...article.dimensions,
    campaignIds: line.campaignIds,
    campaignNames: [],
    ...vatFields('discount', subtract(amount(regularMinor), amount(sellingMinor))),
    discountRate: regularMinor ? 1 - sellingMinor / regularMinor : 0,
    message: line.message || null,
    quantity: line.quantity,
    sku: String(line.skuId),
    ...vatFields('price', amount(sellingMinor)),
    productId: line.productId,
    currency: quote.currency,
  }
}
