/** A form pays the cart as it is: the order is placed when its button is pressed, and paid like the shop's own. */
import type { CommerceContext } from '#server/merchant/buying/cart/api/commerce-context.ts'
import { dueMinor } from '#server/merchant/buying/cart/cart-quote.ts'
import { findCart } from '#server/merchant/buying/cart/cart.store.ts'
import { findCheckout } from '#server/merchant/buying/checkout/checkout.store.ts'
import { deliveryZip, quoteCheckout } from '#server/merchant/buying/checkout/quote-checkout.ts'
import { paymentIdOf } from '#server/merchant/buying/options/payment-options.ts'
import {
  embeddedSessions,
  type EmbeddedSession,
} from '#server/merchant/buying/payment/embedded/embedded-session.store.ts'
import type { PaymentOutcome } from '#server/merchant/buying/payment/payment-outcomes.ts'

import { GraphQLError } from 'graphql'
import { decidePayment, returnUrlOf } from './payments.ts'
import { placeOrder } from './place-order.ts'

export type FormQuote = NonNullable<ReturnType<typeof quoteForm>>

/** The cart of a form at current prices; null when it was bought or removed. */
export function quoteForm(context: CommerceContext, session: EmbeddedSession) {
  const { deps } = context
  const cart = findCart(deps.db, session.cartId)
  if (!cart || cart.isCompleted) return null
  const view = viewOf(context, session)
  const paymentId = paymentIdOf(session.provider)
  const checkout = { ...findCheckout(deps.db, cart.id), paymentId }
  return {
    amountMinor: dueMinor(quoteCheckout(deps, cart, checkout, view)),
    currency: view.market.currency.code,
    zip: deliveryZip(checkout),
    country: view.market.country.code,
  }
}

/** Places and pays the order of a form's cart, unless it has shown another amount (`seenMinor`). The URL is null after a lost return. */
export function payEmbedded(
  context: CommerceContext,
  session: EmbeddedSession,
  outcome: PaymentOutcome,
  seenMinor: number | null,
) {
  const { deps } = context
  const placed = place(context, session, seenMinor)
  if ('error' in placed)
    return { isCaptured: false, redirectUrl: failureUrl(context, session, placed.error) }
  // So that the id of the form leads to its order.
  embeddedSessions.update(deps.db, { orderReference: placed.order.publicId }, { id: session.id })
  const isLost = outcome === 'lose-return' && placed.order.paidAtMs === null
  const order = decidePayment(deps, placed.order, outcome)
  return {
    isCaptured: order.paidAtMs !== null,
    redirectUrl: isLost ? null : returnUrlOf(deps, order),
  }
}

function place(context: CommerceContext, session: EmbeddedSession, seenMinor: number | null) {
  const { customerType, identityNumber } = findCheckout(context.deps.db, session.cartId)
  // A person who became a company while the form was open; orders of the API need no number.
  if (customerType === 'ORGANIZATION' && !identityNumber) return { error: 'Error' }
  try {
    return placeOrder(context, {
      ...viewOf(context, session),
      cartId: session.cartId,
      // Another tab may have chosen another payment since.
      input: { paymentId: paymentIdOf(session.provider) },
      shownDueMinor: seenMinor,
    })
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return { error: placementErrors[String(error.extensions.code)] ?? 'Error' }
  }
}

const placementErrors: Partial<Record<string, string>> = {
  CartEmpty: 'AmountChanged',
  InsufficientStock: 'OutOfStock',
  AmountChanged: 'AmountChanged',
  BalanceUsed: 'AmountChanged',
  PromoCodeUsed: 'AmountChanged',
}

function viewOf(context: CommerceContext, { market, language, customerId }: EmbeddedSession) {
  return { ...context.createView({ marketId: market, languageId: language }), customerId }
}

function failureUrl({ deps }: CommerceContext, { cartId }: EmbeddedSession, error: string) {
  const { checkoutPageUrl } = findCheckout(deps.db, cartId).checkoutUrls
  const address = new URL(checkoutPageUrl ?? deps.publicOrigin)
  address.searchParams.set('error', error)
  return address.href
}
