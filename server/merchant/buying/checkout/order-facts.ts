/** Collects the input of order-conditions.rules.ts from a quote and its checkout. */
import type { CartQuote } from '../cart/cart-quote.ts'
import type { Market } from '../../channel/markets.ts'
import { emptyAddress, isMarketCountry, type Address } from '../../vocabulary/address.ts'
import type { Checkout } from './checkout.store.ts'
import { customerStatus } from '../../accounts/customer/customer-status.ts'
import type { AddressFacts, OrderFacts } from './order-conditions.rules.ts'
import { paymentOffersIn } from '../options/payment-options.ts'
import { deliverableZip } from '../options/zip.rules.ts'

/** @param email identifies the customer; when null, the e-mail of the checkout does */
export function orderFacts(
  quote: CartQuote,
  checkout: Checkout,
  market: Market,
  email: string | null = null,
): OrderFacts {
  const { billingAddress, shippingAddress } = checkout
  const linesBySku = new Map<number, { quantity: number; available: number }>()
  for (const { skuId, quantity, available } of quote.lines) {
    linesBySku.set(skuId, {
      quantity: (linesBySku.get(skuId)?.quantity ?? 0) + quantity,
      available,
    })
  }
  // A product that is not sold in the market has no available stock.
  for (const { skuId, quantity } of quote.unsold ?? [])
    linesBySku.set(skuId, { quantity, available: 0 })
  const customerEmail = email ?? checkout.email
  return {
    customerStatus: customerStatus(customerEmail),
    email: customerEmail,
    lines: [...linesBySku.values()],
    billing: addressFacts(billingAddress, market),
    shipping: hasStreet(shippingAddress) ? addressFacts(shippingAddress, market) : null,
    hasShipping: !quote.shipping.isEstimate,
    payment: paymentOffersIn(market.alias).find(({ id }) => id === quote.payment?.id) ?? null,
  }
}

/** Whether there is a delivery address. Without a street, goods go to the billing address. */
export function hasStreet(address: Address | null): address is Address {
  return Boolean(address?.addressLine1)
}

function addressFacts(address: Address | null, market: Market): AddressFacts {
  const fields = address ?? emptyAddress
  return {
    ...fields,
    isDeliverableZip: deliverableZip(fields.zip, market.alias) !== null,
    isMarketCountry: !address || isMarketCountry(address, market),
  }
}
