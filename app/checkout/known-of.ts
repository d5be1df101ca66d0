import type { Customer } from '#app/account/account.ts'

import type { Draft } from './checkout-form.ts'

/**
 * What an account knows of its owner, for the fields of a checkout that nothing was typed in yet. The
 * country is left to the checkout: it decides on prices and ways of delivery. The customer type is the
 * visit's: it was taken from the account at login, and may have been chosen anew since.
 */
export function knownOf(customer: Customer | null): Draft {
  if (!customer) return {}
  const { address, customerType, email, identityNumber } = customer
  const isCompany = customerType === 'ORGANIZATION'
  const known: Draft = {
    email,
    organizationId: isCompany ? identityNumber : '',
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
