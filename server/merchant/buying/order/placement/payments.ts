/** A payment has the id of its order, and ends with it in one transaction: no order is paid that was cancelled meanwhile. */
import { dueMinor } from '#server/merchant/buying/cart/cart-quote.ts'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import { fillPlaceholders } from '#server/merchant/buying/checkout/return-urls.ts'
import {
  embeddedProviderOf,
  type ProviderPayment,
} from '#server/merchant/buying/options/payment-options.ts'
import { findFormOfOrder } from '#server/merchant/buying/payment/embedded/embedded-session.store.ts'
import {
  paymentErrors,
  type PaymentOutcome,
} from '#server/merchant/buying/payment/payment-outcomes.ts'
import {
  findOrder,
  findOrderByPublicId,
  findPaidOrder,
  outcomeOf,
  pendingOrdersSince,
  type Order,
} from '#server/merchant/buying/order/order.store.ts'
import { transaction } from '#server/merchant/store/database.ts'
import { confirmPaidOrder } from './confirm-paid-order.ts'
import { endUnpaidOrder } from './pending-order.ts'

/** A payment is open and its stock reserved: long enough to find a card, short enough not to block the stock. */
const lifetimeMs = 15 * 60 * 1000

export type Payment = NonNullable<ReturnType<typeof paymentOf>>

/** What is paid through the provider; null for an invoice, and when nothing is left to pay. */
export function paymentOf({ number, document: { quote, language } }: Order) {
  const amountMinor = dueMinor(quote)
  if (!quote.payment || quote.payment.name === 'DirectInvoice' || amountMinor === 0) return null
  const method: ProviderPayment = quote.payment.name
  return { orderNumber: String(number), amountMinor, currency: quote.currency, method, language }
}

/** The order of a payment; null for an unknown one. Ends the payment if it has expired. */
export function findPaymentOrder(deps: CommerceDeps, id: string): Order | null {
  const order = findOrderByPublicId(deps.db, id)
  if (!order || !paymentOf(order)) return null
  const isExpired =
    order.state === 'pending-payment' && order.createdAtMs <= deps.now() - lifetimeMs
  return isExpired ? decidePayment(deps, order, 'time-out') : order
}

export function endExpiredPayments(deps: CommerceDeps): void {
  for (const order of pendingOrdersSince(deps.db, deps.now() - lifetimeMs))
    decidePayment(deps, order, 'time-out')
}

/** Ends a payment, unless it has ended already; the order as it is then. */
export function decidePayment(
  deps: CommerceDeps,
  { number }: Pick<Order, 'number'>,
  outcome: PaymentOutcome,
): Order {
  return transaction(deps.db, () => {
    const order = findOrder(deps.db, number)!
    if (order.state !== 'pending-payment') return order
    if (paymentErrors[outcome] === null) confirmPaidOrder(deps, order, outcome)
    else endUnpaidOrder(deps, order, outcome)
    return findOrder(deps.db, number)!
  })
}

/** The order itself, or the one by which its cart was paid in another tab. */
export const paidOrderOf = ({ db }: CommerceDeps, order: Order): Order =>
  order.paidAtMs === null ? (findPaidOrder(db, order.cartId) ?? order) : order

/** The URL to which the payer returns: the confirmation, or the checkout with an error code. */
export function returnUrlOf(deps: CommerceDeps, decided: Order): string {
  const { db, publicOrigin } = deps
  const order = paidOrderOf(deps, decided)
  const { payment } = order.document.quote
  const form = findFormOfOrder(db, order)
  const values = {
    'geins.cartid': order.cartId,
    'geins.paymentMethodId': String(payment?.id),
    'geins.paymentType': (form && payment && embeddedProviderOf(payment.id)) || 'STANDARD',
    'payment.uid': form?.id ?? String(order.number),
    orderId: order.publicId,
  }
  const { redirectUrl, checkoutPageUrl } = order.document.checkout.checkoutUrls
  const isPaid = order.paidAtMs !== null
  const address = fillPlaceholders(
    (isPaid ? redirectUrl : checkoutPageUrl) ?? `${publicOrigin}/`,
    values,
  )
  if (isPaid) return address
  const failure = new URL(address)
  const errors: Partial<Record<string, string | null>> = paymentErrors
  // An order that was replaced has another event: the cart has changed since, or has another payment.
  failure.searchParams.set('error', errors[outcomeOf(db, order) ?? ''] ?? 'AmountChanged')
  return failure.href
}
