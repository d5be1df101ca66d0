/** An order as the public API's CheckoutOrderType, from its stored document. */
import { usedBalanceMinor } from '#server/merchant/buying/cart/cart-quote.ts'
import { exVat } from '#server/merchant/pricing/vat.rules.ts'
import type { OrderArticle } from '#server/merchant/buying/cart/order-article.ts'
import type { OrderDocument } from '#server/merchant/buying/order/order-document.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'

export function checkoutOrderType(order: Order) {
  const { document } = order
  const { quote, billingAddress, shippingAddress, checkout } = document
  const { totals } = quote
  const goods = totals.subTotal
  return {
    orderId: String(order.number),
    transactionId: order.publicId,
    secondaryTransactionId: null,
    billingAddress,
    shippingAddress,
    company: billingAddress.company,
    firstName: billingAddress.firstName,
    lastName: billingAddress.lastName,
    zip: billingAddress.zip,
    email: checkout.email,
    phone: billingAddress.mobile || billingAddress.phone,
    address1: billingAddress.addressLine1,
    address2: billingAddress.addressLine2,
    city: billingAddress.city,
    country: billingAddress.country,
    message: checkout.message,
    currency: quote.currency,
    campaignIds: [...new Set(quote.lines.flatMap(({ campaignIds }) => campaignIds))],
    campaignNames: [],
    discountExVat: (totals.total.regular.ex - totals.total.selling.ex) / 100,
    discountIncVat: (totals.total.regular.inc - totals.total.selling.inc) / 100,
    itemValueExVat: goods.selling.ex / 100,
    itemValueIncVat: goods.selling.inc / 100,
    orderValueExVat: totals.total.selling.ex / 100,
    orderValueIncVat: totals.total.selling.inc / 100,
    paymentFeeExVat: totals.payment.ex / 100,
    paymentFeeIncVat: totals.payment.inc / 100,
    shippingFeeExVat: totals.shipping.ex / 100,
    shippingFeeIncVat: totals.shipping.inc / 100,
    sum: totals.total.selling.inc / 100,
    balance: usedBalanceMinor(quote) / 100,
    rows: quote.lines.map((line, index) => orderRow(line, document.articles[index], document)),
    marketId: quote.market,
    externalOrderId: null,
    status: order.state,
    ipAddress: null,
    languageId: document.language,
    promoCode: quote.promoCode,
    customerId: order.customerId ?? 0,
    customerTypeId: checkout.customerType === 'PERSON' ? 0 : 1,
    gender: 'UNKNOWN',
    personalId: checkout.customerType === 'PERSON' ? checkout.identityNumber : '',
    userAgent: null,
    metaData: null,
    customerGroupId: 0,
    paymentId: quote.payment?.id ?? 0,
    organizationNumber: checkout.customerType === 'ORGANIZATION' ? checkout.identityNumber : '',
    shippingId: quote.shipping.id,
    pickupPoint: checkout.pickupPoint,
    desiredDeliveryDate: checkout.desiredDeliveryDate,
    customerOrderNumber: checkout.customerOrderNumber,
    goodsLabel: checkout.goodsLabel,
  }
}

/** Price and discount are those of one piece, as in the API's other rows. */
function orderRow(
  line: OrderDocument['quote']['lines'][number],
  article: OrderArticle | undefined,
  { quote }: OrderDocument,
) {
  const selling = { inc: line.sellingMinor, ex: exVat(line.sellingMinor, quote.vatBasisPoints) }
  const regular = { inc: line.regularMinor, ex: exVat(line.regularMinor, quote.vatBasisPoints) }
  return {
    articleNumber: article?.articleNumber ?? null,
    brand: article?.brand ?? null,
    categories: article?.categories ?? [],
    campaignIds: line.campaignIds,
    campaignNames: [],
    discountExVat: (regular.ex - selling.ex) / 100,
    discountIncVat: (regular.inc - selling.inc) / 100,
    discountRate: regular.inc ? 1 - selling.inc / regular.inc : 0,
    externalId: article?.externalId ?? null,
    gtin: article?.gtin ?? null,
    imageUrl: article?.imageUrl ?? null,
    height: article?.dimensions.height ?? 0,
    length: article?.dimensions.length ?? 0,
    width: article?.dimensions.width ?? 0,
    weight: article?.weight ?? 0,
    message: line.message || null,
    name: article?.name ?? null,
    quantity: line.quantity,
    sku: String(line.skuId),
    variant: article?.variant ?? null,
    priceExVat: selling.ex / 100,
    priceIncVat: selling.inc / 100,
    productId: line.productId,
    productUrl: article?.productUrl ?? null,
    productPriceCampaignId: null,
    productPriceListId: null,
    currency: quote.currency,
  }
}
