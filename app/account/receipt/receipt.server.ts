import { amountOf } from '#app/cart/sums/cart-sums.ts'
import type { Summary } from '#app/cart/sums/shown-sums.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { formatMoney } from '#app/i18n/format-money.server.ts'
import { formatNumber } from '#app/i18n/format-number.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { mayOpenOrder } from '#app/account/order-access/order-access.server.ts'
import { getReceiptDocument } from '#app/account/orders/order-documents.server.ts'
import { isPublicOrderId, type Order } from '#app/account/orders/order.ts'
import { readOrder } from '#app/account/orders/read-order.server.ts'

import { contractSections } from './contract.server.ts'
import { receiptPdf, type ReceiptRow } from './receipt-pdf.server.ts'
import { vatByRate } from './vat-by-rate.ts'

export interface Receipt {
  fileName: string
  file: Buffer
}

/** The receipt of an order, or its confirmation until it is paid; null for one that is unknown, unpaid or needs its link. */
export async function findReceipt(visit: Visit, publicId: string): Promise<Receipt | null> {
  if (!isPublicOrderId(publicId)) return null
  const [{ getOrderPublic: wire }, isOpen] = await Promise.all([
    requestMerchant(visit, getReceiptDocument, { publicOrderId: publicId }),
    mayOpenOrder(visit, publicId),
  ])
  if (!wire || !isOpen) return null
  const order = readOrder(visit, wire)
  if (order.awaitsPayment) return null
  const t = translate(visit.language, 'account')
  const money = (minor: number) =>
    formatMoney(minor / 100, visit.languageId, wire.currency || visit.market.currency)
  const rows = vatByRate(
    [
      ...(wire.cart?.items ?? []).map((item) => item?.totalPrice),
      wire.shippingFee,
      wire.paymentFee,
    ].map(amountOf),
    amountOf(wire.total),
  )
  // An invoice is a debt until it is paid.
  const { isPaid } = order
  const title = `${t(isPaid ? 'receipt.title' : 'receipt.unpaid.title')} ${order.number}`
  const file = await receiptPdf({
    language: visit.language,
    shop: translate(visit.language, 'common')('shop.name'),
    title,
    seller: sellerLines(visit),
    facts: [
      { name: t('receipt.date'), value: order.date },
      { name: t('orders.payment'), value: order.paymentName },
      { name: t('orders.shipping'), value: order.shippingName },
      { name: t('orders.pickup'), value: order.pickup ?? '' },
    ].filter(({ value }) => value),
    addresses: [
      addressSection(t('orders.billingAddress'), order.billingAddress),
      addressSection(
        t(order.pickup ? 'orders.addressee' : 'orders.shippingAddress'),
        order.shippingAddress,
      ),
    ],
    lines: order.lines.map(({ name, variant, quantity, total, delivery }) => ({
      name: `${quantity} × ${[name || t('orders.gone'), variant].filter(Boolean).join(', ')}`,
      note: delivery,
      value: total,
    })),
    sums: order.summary ? sumRows(visit, order.summary, isPaid) : [],
    vat: rows.map(({ rate, net, vat }) => ({
      name: t('receipt.vat', {
        rate: formatNumber(Math.round(rate * 1000) / 10, visit.language),
        net: money(net),
      }),
      value: money(vat),
    })),
    notes: refundNotes(order, t('orders.refunds')),
    contract: await contractSections(visit, publicId, order, wire.billingAddress?.country),
  })
  const name = t(isPaid ? 'receipt.file' : 'receipt.unpaid.file')
  return { fileName: `${name}-${order.number}.pdf`, file }
}

function sellerLines({ config: { seller }, language }: Visit): string[] {
  const t = translate(language, 'common')
  if (!seller) return [t('shop.name')]
  return [
    seller.name,
    ...seller.address,
    t('seller.organizationNumber', { number: seller.organizationNumber }),
    t('seller.vatNumber', { number: seller.vatNumber }),
    ...(seller.phone ? [t('seller.phone', { number: seller.phone })] : []),
    ...(seller.email ? [seller.email] : []),
  ]
}

const addressSection = (title: string, lines: readonly string[]) => ({
  title,
  text: lines.join('\n'),
  isSubsection: true,
})

/** The rows of `CartSummary` for an order, except for the VAT, which the receipt has by rate. */
function sumRows({ language }: Visit, summary: Summary, isPaid: boolean): ReceiptRow[] {
  const t = translate(language, 'cart')
  const { shipping, net, balance, discount, discountCode, paymentFee } = summary
  const discountName = discountCode
    ? t('summary.discountCode', { code: discountCode })
    : t('summary.discount')
  return [
    { name: t('summary.subTotal'), value: summary.subTotal },
    { name: discountName, value: discount ?? '' },
    { name: t('summary.shipping'), value: shipping.isFree ? t('summary.free') : shipping.fee },
    { name: t('summary.paymentFee'), value: paymentFee ?? '' },
    { name: t('summary.net'), value: net ?? '' },
    { name: t('summary.vatAdded'), value: net ? summary.vat : '' },
    { name: t('summary.gross'), value: summary.total, isTotal: true },
    { name: t('summary.balance'), value: balance ?? '' },
    {
      name: t(isPaid ? 'summary.paid' : 'summary.total'),
      value: balance ? summary.due : '',
      isTotal: true,
    },
  ].filter(({ value }) => value)
}

function refundNotes({ refunds }: Order, title: string): string[] {
  const notes = refunds.map(({ date, name, amount, reason }) =>
    [`${date}:`, [name, amount].filter(Boolean).join(', '), reason && `(${reason})`]
      .filter(Boolean)
      .join(' '),
  )
  return notes.length > 0 ? [title, ...notes] : []
}
