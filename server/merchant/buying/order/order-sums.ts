/** The rows of a mail: with VAT for a person; net, VAT and gross for a company, as the storefront shows them. */
import { dueMinor, usedBalanceMinor, type CartQuote } from '../cart/cart-quote.ts'
import { exVat } from '../../pricing/vat.rules.ts'
import type { OrderDocument } from './order-document.ts'
import type { mailMessages } from '../../mail/mail-messages.ts'

type Messages = (typeof mailMessages)['sv']
type Row = [name: string, value: string]

export function orderSums(
  { quote, checkout, shippingName }: OrderDocument,
  messages: Messages,
  money: (minor: number) => string,
) {
  const { totals } = quote
  const isNet = checkout.customerType === 'ORGANIZATION'
  const kind = isNet ? 'ex' : 'inc'
  const amountOf = (inc: number) => (isNet ? exVat(inc, quote.vatBasisPoints) : inc)
  const lines = quote.lines.map(({ quantity, beforeCodeMinor }) =>
    amountOf(quantity * beforeCodeMinor),
  )
  const goods = lines.reduce((sum, line) => sum + line, 0)
  const discount = goods - totals.subTotal.selling[kind] + totals.fixedDiscount[kind]
  const vat = totals.total.selling.inc - totals.total.selling.ex
  const used = usedBalanceMinor(quote)
  const rest = quote.payment?.name === 'DirectInvoice' ? messages.due : messages.paid
  const row = (name: string, minor: number): Row => [name, money(minor)]
  return {
    /** Totals of the rows of goods, in the order of the quote's lines. */
    lines: lines.map(money),
    /** Goods, discount and fees. */
    parts: [
      row(messages.goods, goods),
      ...(discount ? [row(discountName(quote, messages), -discount)] : []),
      totals.shipping.inc
        ? row(`${messages.shipping}: ${shippingName}`, totals.shipping[kind])
        : [`${messages.shipping}: ${shippingName}`, messages.free],
      ...(totals.payment.inc ? [row(messages.paymentFee, totals.payment[kind])] : []),
    ] satisfies Row[],
    /** Where the parts are without VAT. */
    taxes: isNet ? [row(messages.net, totals.total.selling.ex), row(messages.vatAdded, vat)] : [],
    total: money(totals.total.selling.inc),
    /** Where the parts include it. */
    includedVat: isNet ? null : money(vat),
    // The balance does not change the total, so it is listed below it.
    paymentRows: used ? [row(messages.balance, -used), row(rest, dueMinor(quote))] : [],
  }
}

/** A discount of which only a part is the code's is not named after it. */
function discountName(
  { promoCode: code, multiBuyCampaignIds = [] }: CartQuote,
  messages: Messages,
): string {
  return code && multiBuyCampaignIds.length === 0
    ? messages.discountCode.replace('{code}', code)
    : messages.discount
}
