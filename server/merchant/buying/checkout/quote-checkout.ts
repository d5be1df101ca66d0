/** Quotes a cart with the choices of its checkout. */
import { noChoices, quoteCart, type CartQuote, type QuoteChoices } from '../cart/cart-quote.ts'
import type { Cart } from '../cart/cart.store.ts'
import type { Goods } from '../cart/goods.ts'
import type { Market } from '../../channel/markets.ts'
import { quoteMarket } from '../cart/quote-market.ts'
import type { Checkout } from './checkout.store.ts'
import { hasStreet } from './order-facts.ts'
import { marketShipping, shippingIds } from '../options/shipping-options.ts'
import { deliverableZip } from '../options/zip.rules.ts'

/** Whether shipping options may be shown: only for a zip that can be delivered to. */
export function mayShip(checkout: Checkout | null, market: Market): boolean {
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
 * The effective choices. The first shipping option is selected until the shopper selects one;
 * payment options follow it, and the first that is not credit is selected (see payment-options.ts).
 */
function checkoutChoices(
  checkout: Checkout | null,
  market: Market,
  useExternalShippingFee: boolean,
): QuoteChoices {
  if (!checkout || !mayShip(checkout, market)) return { ...noChoices, useExternalShippingFee }
  const offers = marketShipping[market.alias].offers.map(({ key }) => shippingIds[key])
  const chosen = offers.find((id) => id === checkout.shippingId) ?? offers[0] ?? null
  return {
    shippingId: chosen,
    paymentId: checkout.paymentId,
    isPaymentOpen: chosen !== null,
    useExternalShippingFee,
  }
}

export function quoteCheckout(
  cart: Cart,
  checkout: Checkout | null,
  goods: Goods,
  market: Market,
  now: Date,
  { useExternalShippingFee = false, balanceMinor = 0 }: Partial<QuoteChoices> = {},
): CartQuote {
  return quoteCart(cart, quoteMarket(market, now), goods, {
    ...checkoutChoices(checkout, market, useExternalShippingFee),
    balanceMinor,
  })
}
