import type { Customer } from '#app/account/account.ts'
import { placeFields } from '#app/kit/person/address-fields.ts'
import { phoneFromAbroad } from '#app/kit/person/phone.server.ts'

import type { Draft } from './checkout-form.ts'

/** The account's address in another country than the delivery; Åland and Finland are none for each other. */
export function foreignAddress({ address }: Customer, countryCode: string): Draft | null {
  const land = (code: string) => (code === 'AX' ? 'FI' : code)
  if (!address.country || land(address.country) === land(countryCode)) return null
  return Object.fromEntries(placeFields.map((field) => [field, address[field]]))
}

/** The account's data for empty fields, without an address elsewhere, and without customer type, which may have changed since. */
export function prefillCheckout(customer: Customer, countryCode: string): Draft {
  const { address, customerType, email, identityNumber } = customer
  const isCompany = customerType === 'ORGANIZATION'
  const isThere = !address.country || address.country === countryCode
  const accountDraft: Draft = {
    email,
    organizationId: isCompany ? identityNumber : '',
    company: isCompany ? address.company : '',
    firstName: address.firstName,
    lastName: address.lastName,
    phone: isThere ? address.phone : phoneFromAbroad(address.phone, address.country),
    ...(isThere && Object.fromEntries(placeFields.map((field) => [field, address[field]]))),
  }
  return Object.fromEntries(Object.entries(accountDraft).filter(([, value]) => value))
}
