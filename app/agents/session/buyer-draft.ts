import type { Draft, OrderField } from '#app/checkout/draft/checkout-form.ts'

import type { Buyer, PostalAddress } from '../schema/ucp.generated.d.ts'

export interface WantedDelivery {
  destination: PostalAddress
  shippingId?: string
  pickupPoint?: string
}

/** Every field that an assistant may fill in, empty: what a request leaves out is removed. */
const nothing: Draft = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  addressLine1: '',
  addressLine2: '',
  careOf: '',
  zip: '',
  city: '',
}

/** What an assistant has filled in. A receiver with another name than the buyer has a delivery address of their own. */
export function draftOf(buyer: Buyer = {}, { destination, ...choice }: WantedDelivery): Draft {
  const place = {
    addressLine1: destination.street_address,
    addressLine2: destination.extended_address,
    zip: destination.postal_code,
    city: destination.address_locality,
  }
  const name = {
    firstName: buyer.first_name ?? destination.first_name,
    lastName: buyer.last_name ?? destination.last_name,
  }
  const { first_name: firstName = name.firstName, last_name: lastName = name.lastName } =
    destination
  const isElsewhere =
    Boolean(place.addressLine1) && (firstName !== name.firstName || lastName !== name.lastName)
  const known: Draft = {
    email: buyer.email,
    phone: buyer.phone_number ?? destination.phone_number,
    ...name,
    ...place,
    ...(isElsewhere && {
      shipElsewhere: 'on',
      shipFirstName: firstName,
      shipLastName: lastName,
      shipAddressLine1: place.addressLine1,
      shipAddressLine2: place.addressLine2,
      shipZip: place.zip,
      shipCity: place.city,
    }),
    ...choice,
  }
  const typed = Object.entries(known).filter(([, value]) => value)
  return { ...nothing, ...Object.fromEntries(typed.map(([key, value]) => [key, value?.trim()])) }
}

/** A draft with the buyer that a cart names, if it does; the delivery of its checkout stays. */
export function withBuyer(draft: Draft, buyer: Buyer | undefined): Draft {
  if (!buyer) return draft
  const { email, phone, firstName, lastName } = draftOf(buyer, { destination: {} })
  return { ...draft, email, phone, firstName, lastName }
}

/** The buyer and the destination of a draft, without what is empty. */
export function buyerOf(draft: Draft): Buyer {
  return present({
    first_name: draft.firstName,
    last_name: draft.lastName,
    email: draft.email,
    phone_number: draft.phone,
  })
}

export function destinationOf(draft: Draft, country: string): PostalAddress {
  const isElsewhere = draft.shipElsewhere === 'on'
  return present({
    street_address: isElsewhere ? draft.shipAddressLine1 : draft.addressLine1,
    extended_address: isElsewhere ? draft.shipAddressLine2 : draft.addressLine2,
    address_locality: isElsewhere ? draft.shipCity : draft.city,
    postal_code: isElsewhere ? draft.shipZip : draft.zip,
    first_name: isElsewhere ? draft.shipFirstName : draft.firstName,
    last_name: isElsewhere ? draft.shipLastName : draft.lastName,
    address_country: country,
  })
}

const present = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<Fields>

/** Where the protocol has a field of the checkout's form; null for what the buyer alone fills in. */
export function pathOf(field: OrderField): string | null {
  return paths[field] ?? null
}

const address = '$.fulfillment.methods[0].destinations[0]'
const paths: Partial<Record<OrderField, string>> = {
  email: '$.buyer.email',
  phone: '$.buyer.phone_number',
  firstName: '$.buyer.first_name',
  lastName: '$.buyer.last_name',
  addressLine1: `${address}.street_address`,
  addressLine2: `${address}.extended_address`,
  city: `${address}.address_locality`,
  zip: `${address}.postal_code`,
  shipFirstName: `${address}.first_name`,
  shipLastName: `${address}.last_name`,
  shipAddressLine1: `${address}.street_address`,
  shipZip: `${address}.postal_code`,
  shipCity: `${address}.address_locality`,
  shippingId: '$.fulfillment.methods[0].groups[0].selected_option_id',
}
