/**
 * Conditions of an order. The first one that fails is returned. Messages have exactly the texts of the
 * public API, because clients compare them.
 */
import { mayBuyOnCredit, type CustomerStatus } from '../../accounts/customer/customer-status.ts'
import { isEmail, normalizeEmail } from '../../accounts/customer/email.rules.ts'
import type { Address } from '../../vocabulary/address.ts'

export interface OrderFacts {
  customerStatus: CustomerStatus
  email: string
  lines: readonly { quantity: number; available: number }[]
  billing: AddressFacts
  /** Null when goods go to the billing address. */
  shipping: AddressFacts | null
  hasShipping: boolean
  payment: { isCredit: boolean } | null
}

export interface AddressFacts extends Pick<
  Address,
  'firstName' | 'lastName' | 'addressLine1' | 'city' | 'zip'
> {
  isDeliverableZip: boolean
  isMarketCountry: boolean
}

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
  const { customerStatus, payment } = facts
  if (customerStatus.isBlacklisted) return 'CustomerBlacklisted'
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
  if (!payment) return 'PaymentRequired'
  if (payment.isCredit && !mayBuyOnCredit(customerStatus)) return 'CreditRefused'
  return null
}

function fieldFault(address: AddressFacts): ConditionFault | null {
  if (!address.firstName) return 'FirstNameRequired'
  if (!address.lastName) return 'LastNameRequired'
  if (!address.addressLine1) return 'AddressRequired'
  if (!address.zip) return 'ZipRequired'
  if (!address.city) return 'CityRequired'
  return null
}
