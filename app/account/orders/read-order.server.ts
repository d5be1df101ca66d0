import { readSums } from '#app/cart/sums/read-sums.server.ts'
import { readPictures } from '#app/catalogue/card/read-card.server.ts'
import { productName } from '#app/catalogue/card/product-name.ts'
import { formatDate } from '#app/i18n/format-date.server.ts'
import { formatMoney } from '#app/i18n/format-money.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import { addressLines } from './address-lines.ts'
import { readDeliveryPromise } from './delivery-promise.ts'
import type { WireOrder } from './order-documents.server.ts'
import { isPublicOrderId, type Order, type OrderLine } from './order.ts'
import { awaitsPayment, orderStatus } from './order-status.ts'

type PriceView = Pick<Visit, 'languageId' | 'language' | 'prefix' | 'market'>
type WireLine = NonNullable<
  NonNullable<NonNullable<NonNullable<WireOrder['cart']>['items']>[number]>
>

/** Converts the merchant's order to the shop's type; handles every null that the contract allows. */
export function readOrder(priceView: PriceView, wire: WireOrder): Order {
  const items = present(wire.cart?.items)
  const refunds = present(wire.refunds)
  const refunded = (itemId?: number) =>
    refunds
      .filter((refund) => itemId === undefined || refund.itemId === itemId)
      .reduce((sum, { total }) => sum + total, 0)
  const parcels = present(wire.shippingDetails)
  const shipping = wire.cart?.summary?.shipping
  const isCompany = isCompanyOrder(wire)
  const status = orderStatus(wire.status)
  const isRefunded = covers(refunded(), wire.cart?.summary?.total)
  const promise = readDeliveryPromise(wire.cart?.merchantData)
  // VAT depends on the buyer, as in the order's mail, and not on the visitor's setting.
  const { prices, summary } = readSums({ ...priceView, vatIncluded: !isCompany }, wire.cart)
  return {
    number: wire.id === null ? '' : String(wire.id),
    publicId: isPublicOrderId(wire.publicId) ? wire.publicId : null,
    createdAt: wire.createdAt,
    date: dateOf(priceView, wire.createdAt),
    status,
    isCompany,
    awaitsPayment: awaitsPayment(wire.status),
    canWithdraw: !isCompany && !isRefunded && status !== 'cancelled' && !awaitsPayment(wire.status),
    withdrawals: [],
    isPaid: present(wire.paymentDetails).every(({ isPaid }) => isPaid),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    // The amount paid always includes VAT.
    total: wire.orderTotal?.sellingPriceIncVatFormatted ?? '',
    summary: wire.cart?.summary
      ? // What was ordered is no estimate, even where the merchant has chosen the delivery.
        { ...summary, shipping: { ...summary.shipping, isEstimate: false } }
      : null,
    lines: items.map((item) => ({
      ...readLine(priceView, item, covers(refunded(item.skuId), item.totalPrice)),
      total: prices.get(item.id)?.totalPrice ?? '',
      delivery: promise?.lines[item.id] || null,
    })),
    shippingName: shipping?.displayName || shipping?.name || parcels[0]?.name || '',
    paymentName: present(wire.paymentDetails)[0]?.displayName ?? '',
    billingAddress: addressLines(wire.billingAddress),
    shippingAddress: addressLines(wire.shippingAddress),
    pickup: promise?.pickup ?? null,
    parcels: parcels.map(({ name, parcelNumber, trackingLink }) => ({
      name,
      number: parcelNumber ?? '',
      trackingLink: webAddress(trackingLink),
    })),
    isRefunded,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      date: dateOf(priceView, refund.createdAt),
      name: productName(items.find(({ skuId }) => skuId === refund.itemId)?.product?.name ?? ''),
      reason: refund.reason ?? '',
      amount: formatMoney(
        refund.total,
        priceView.languageId,
        wire.currency || priceView.market.currency,
      ),
      toBalance: refund.toBalance,
    })),
  }
}

/** Whether a refund is of the whole price, and not of a part of it, as for a damage. */
function covers(refund: number, price: { sellingPriceIncVat: number } | null | undefined): boolean {
  return refund > 0 && refund >= (price?.sellingPriceIncVat ?? Infinity)
}

/** A person may have goods sent to a company. */
function isCompanyOrder({ billingAddress, shippingAddress }: WireOrder): boolean {
  return Boolean((billingAddress ?? shippingAddress)?.company)
}

function readLine(
  priceView: PriceView,
  { product, ...item }: WireLine,
  isRefunded: boolean,
): Omit<OrderLine, 'total' | 'delivery'> {
  const skus = present(product?.skus)
  const sku = skus.find(({ skuId }) => skuId === item.skuId)
  return {
    id: item.id,
    item: product
      ? { productId: product.productId, skuId: item.skuId, quantity: item.quantity }
      : null,
    name: productName(product?.name, product?.alias),
    variant: skus.length > 1 ? sku?.name || null : null,
    path: product?.alias ? href(priceView, 'product', { alias: product.alias }) : null,
    picture: readPictures(product?.productImages)[0] ?? null,
    quantity: item.quantity,
    packageName: (item.groupKey && item.productPackage?.packageName) || null,
    part: partOf(item),
    isRefunded,
  }
}

function partOf({ groupKey, productPackage }: Omit<WireLine, 'product'>): OrderLine['part'] {
  if (!groupKey || !productPackage) return null
  const { packageId, groupId, optionId } = productPackage
  return { key: groupKey, packageId, groupId, optionId }
}

function dateOf({ language }: PriceView, iso: string | null): string {
  return formatDate(new Date(iso ?? ''), language, 'Europe/Stockholm')
}

/** A tracking link if it is an HTTP URL, never a `javascript:` URL; else null. */
function webAddress(link: string | null): string | null {
  return link && /^https?:\/\//i.test(link) && URL.canParse(link) ? link : null
}
