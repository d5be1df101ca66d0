import { noChoices, quoteCart, type CartQuote, type QuoteChoices } from '../cart/cart-quote.ts'
import type { Cart } from '../cart/cart.store.ts'
import type { CommerceDeps } from '../cart/commerce-deps.ts'
import type { Market } from '../../channel/markets.ts'
import { quoteMarket } from '../cart/quote-market.ts'
import type { Checkout } from './checkout.store.ts'
import { hasStreet } from './order-conditions.rules.ts'
import { usesWidget } from '../options/shipping-data.ts'
import { deliverableZip } from '../options/zip.rules.ts'

/** Whether shipping options are shown: only for a zip with delivery, unless the check is skipped. */
export function canDeliver(checkout: Checkout, market: Market): boolean {
  return (
    checkout.skipShippingValidation || deliverableZip(deliveryZip(checkout), market.alias) !== null
  )
}

/** Postal code of the delivery; '' when unknown. */
export function deliveryZip({ shippingAddress, billingAddress }: Checkout): string {
  return (hasStreet(shippingAddress) ? shippingAddress : billingAddress)?.zip ?? ''
}

/** Without a choice the cheapest shipping counts, but not with the delivery widget, and the first payment without credit. */
function choicesOf(
  checkout: Checkout,
  market: Market,
  useExternalShippingFee: boolean,
): QuoteChoices {
  if (!canDeliver(checkout, market)) return { ...noChoices, useExternalShippingFee }
  return {
    shippingId: checkout.shippingId,
    unchosen: usesWidget(market.alias) ? 'open' : 'cheapest',
    paymentId: checkout.paymentId,
    isPaymentIncluded: true,
    useExternalShippingFee,
  }
}

/** @param viewer whose balance may pay, and who uses the promo code */
export function quoteCheckout(
  { offers, orders, now }: CommerceDeps,
  cart: Cart,
  checkout: Checkout,
  { market, customerId = null }: { market: Market; customerId?: number | null },
  useExternalShippingFee = true,
): CartQuote {
  return quoteCart(cart, quoteMarket(market, new Date(now())), offers, {
    ...choicesOf(checkout, market, useExternalShippingFee),
    balanceMinor: orders.spendableMinor(cart.id, customerId, market.currency.code),
    mayUse: (promo) => orders.mayUsePromoCode(promo, { cartId: cart.id, customerId }),
  })
}
