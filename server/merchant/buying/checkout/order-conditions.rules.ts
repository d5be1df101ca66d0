/** The first condition that fails is returned, with exactly the public API's text, because clients compare it. */
import type { Market } from '../../channel/markets.ts'
import { customerStatus, mayBuyOnCredit } from '../../accounts/customer/customer-status.ts'
import { isEmail, normalizeEmail } from '../../accounts/customer/email.rules.ts'
import { emptyAddress, isMarketCountry, type Address } from '../../vocabulary/address.ts'
import type { CartQuote } from '../cart/cart-quote.ts'
import { paymentOffersIn } from '../options/payment-options.ts'
import { deliverableZip } from '../options/zip.rules.ts'
import type { Checkout } from './checkout.store.ts'

export type OrderFacts = ReturnType<typeof orderFacts>

export const conditionMessages = {
  CustomerBlacklisted: 'Customer is blacklisted',
  CartEmpty: 'Cart is empty',
  InsufficientStock: 'Insufficient stock amount',
  EmailRequired: 'Email is required',
  FirstNameRequired: 'First name is required',
  LastNameRequired: 'Last name is required',
  AddressRequired: 'Address is required',
  ZipRequired: 'Zip is required',
  CityRequired: 'City is required',
  InvalidZip: 'Invalid Zip',
  InvalidBillingCountry: 'Invalid Billing Country',
  InvalidShippingCountry: 'Invalid Shipping Country',
  ShippingRequired: 'Shipping must be selected',
  PaymentRequired: 'Payment must be selected',
  PromoCodeUsed: 'Promo code has already been used',
  BalanceUsed: 'Balance has already been used',
  AmountChanged: 'Amount has changed',
  CreditRefused: 'Customer is not allowed to pay on credit',
} as const

export type ConditionFault = keyof typeof conditionMessages

export function orderConditionFault(facts: OrderFacts): ConditionFault | null {
  const { customerStatus: status, isCredit } = facts
  if (status.isBlacklisted) return 'CustomerBlacklisted'
  if (facts.lines.length === 0) return 'CartEmpty'
  if (facts.lines.some((line) => line.quantity > line.available)) return 'InsufficientStock'
  if (!isEmail(normalizeEmail(facts.email))) return 'EmailRequired'
  const addressFault =
    fieldFault(facts.billing) ?? (facts.shipping ? fieldFault(facts.shipping) : null)
  if (addressFault) return addressFault
  if (!facts.billing.isMarketCountry) return 'InvalidBillingCountry'
  if (facts.shipping && !facts.shipping.isMarketCountry) return 'InvalidShippingCountry'
  if (!(facts.shipping ?? facts.billing).isDeliverableZip) return 'InvalidZip'
  if (!facts.hasShipping) return 'ShippingRequired'
  if (isCredit === undefined) return 'PaymentRequired'
  if (isCredit && !mayBuyOnCredit(status)) return 'CreditRefused'
  return null
}

function fieldFault(address: OrderFacts['billing']): ConditionFault | null {
  if (!address.firstName) return 'FirstNameRequired'
  if (!address.lastName) return 'LastNameRequired'
  if (!address.addressLine1) return 'AddressRequired'
  if (!address.zip) return 'ZipRequired'
  if (!address.city) return 'CityRequired'
  return null
}

/** What the conditions depend on; a null `email` is the checkout's. */
export function orderFacts(
  quote: CartQuote,
  checkout: Checkout,
  market: Market,
  email: string | null = null,
) {
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
    isCredit: paymentOffersIn(market.alias).find(({ id }) => id === quote.payment?.id)?.isCredit,
  }
}

/** Whether there is a delivery address. Without a street, goods go to the billing address. */
export function hasStreet(address: Address | null): address is Address {
  return Boolean(address?.addressLine1)
}

function addressFacts(address: Address | null, market: Market) {
  const fields = address ?? emptyAddress
  return {
    ...fields,
    isDeliverableZip: deliverableZip(fields.zip, market.alias) !== null,
    isMarketCountry: !address || isMarketCountry(address, market),
  }
}
