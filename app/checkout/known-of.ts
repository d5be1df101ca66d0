import type { Customer } from '#app/account/account.ts'

import type { Draft } from './checkout-form.ts'

/**
 * What an account knows of its owner, for the fields of a checkout that nothing was typed in yet. The
 * country is left to the checkout: it decides on prices and ways of delivery.
 */
export function knownOf(customer: Customer | null): Draft {
  if (!customer) return {}
  const { address, customerType, email, identityNumber } = customer
  const isCompany = customerType === 'ORGANIZATION'
  const known: Draft = {
    customerType,
    email,
    identityNumber: isCompany ? identityNumber : '',
    company: isCompany ? address.company : '',
    firstName: address.firstName,
    lastName: address.lastName,
    phone: address.phone,
    careOf: address.careOf,
    addressLine1: address.addressLine1,
    zip: address.zip,
    city: address.city,
    entryCode: address.entryCode,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}
