import type { Customer } from '#app/account/account.ts'

import type { Draft } from './checkout-form.ts'

/**
 * What an account knows of its owner, for the fields of a checkout that nothing was typed in yet. The
 * country is left to the checkout: it decides on prices and ways of delivery, and an address in another
 * one is no address there. The customer type is the visit's: it was taken from the account at login, and
 * may have been chosen anew since.
 *
 * @param countryCode where goods go
 */
export function prefillCheckout(customer: Customer, countryCode: string): Draft {
  const { address, customerType, email, identityNumber } = customer
  const isCompany = customerType === 'ORGANIZATION'
  const isThere = !address.country || address.country === countryCode
  const known: Draft = {
    email,
    organizationId: isCompany ? identityNumber : '',
    company: isCompany ? address.company : '',
    firstName: address.firstName,
    lastName: address.lastName,
    phone: address.phone,
    ...(isThere && {
      careOf: address.careOf,
      addressLine1: address.addressLine1,
      zip: address.zip,
      city: address.city,
      entryCode: address.entryCode,
    }),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}
