/** Quotes a cart with the choices of its checkout. */
import { noChoices, quoteCart, type CartQuote, type QuoteChoices } from '../cart/cart-quote.ts'
import type { Cart } from '../cart/cart.store.ts'
import type { SkuOffers } from '../cart/sku-offers.ts'
import type { Market } from '../../channel/markets.ts'
import { quoteMarket } from '../cart/quote-market.ts'
import type { Checkout } from './checkout.store.ts'
import { hasStreet } from './order-facts.ts'
import { usesWidget } from '../options/shipping-data.ts'
import { deliverableZip } from '../options/zip.rules.ts'

/** Whether shipping options are shown: only for a zip with delivery, unless the check is skipped. */
export function canDeliver(checkout: Checkout | null, market: Market): boolean {
  if (!checkout) return false
  return (
    checkout.skipShippingValidation || deliverableZip(deliveryZip(checkout), market.alias) !== null
  )
}

/** Postal code of the delivery; '' when unknown. */
export function deliveryZip({ shippingAddress, billingAddress }: Checkout): string {
  return (hasStreet(shippingAddress) ? shippingAddress : billingAddress)?.zip ?? ''
}

/**
 * The effective choices. The cheapest shipping option is selected until the shopper selects one, except in a
 * market with the delivery widget, which leaves the choice to the shopper. With it, the first payment option
 * that is not credit is selected (see payment-options.ts).
 */
function choicesOf(
  checkout: Checkout | null,
  market: Market,
  useExternalShippingFee: boolean,
): QuoteChoices {
  if (!checkout || !canDeliver(checkout, market)) return { ...noChoices, useExternalShippingFee }
  return {
    shippingId: checkout.shippingId,
    unchosen: usesWidget(market.alias) ? 'open' : 'cheapest',
    paymentId: checkout.paymentId,
    isPaymentIncluded: true,
    useExternalShippingFee,
  }
}

export function quoteCheckout(
  cart: Cart,
  checkout: Checkout | null,
  goods: SkuOffers,
  market: Market,
  now: Date,
  { useExternalShippingFee = false, balanceMinor = 0, buyer }: Partial<QuoteChoices> = {},
): CartQuote {
  return quoteCart(cart, quoteMarket(market, now), goods, {
    ...choicesOf(checkout, market, useExternalShippingFee),
    balanceMinor,
    buyer,
  })
}
