import {
  storedDeliveryPromise,
  type DeliveryPromise,
} from '#app/account/orders/delivery-promise.ts'
import { parseJsonObject } from '#app/kit/parse-json.ts'
import { externalIdOf } from '#app/checkout/delivery/delivery-widget.ts'

import { shipFields, type Draft } from './checkout-form.ts'

/** Data that the API accepts but never returns. */
const always = ['message', 'code'] as const
/** Stored while the shopper buys as a person. */
const ofCompany = ['company', 'organizationId'] as const
/** Stored while the shopper buys for a company: the merchant has one field for either number. */
const ofPerson = ['identityNumber'] as const
/** Stored while the delivery address is not used, or incomplete. */
const shippingAddressFields = ['shipElsewhere', ...shipFields] as const
/** Stored while an option of the delivery widget is chosen: the API does not return which. */
const ofWidget = ['shippingId', 'pickupPoint', 'nshiftData'] as const
const storedFields = [...always, ...ofWidget, ...ofCompany, ...ofPerson, ...shippingAddressFields]

/** Merchants accept 10 000 characters; JSON escapes make a text longer. */
const maxCharacters = 9_000

/** `merchantData`, written here alone: typed values that the API lacks, owner, country, customer type, and what the order promises. */
export function writeMerchantData(
  draft: Draft,
  owner: string,
  promise: DeliveryPromise | null = null,
): string {
  const isCompany = draft.customerType === 'ORGANIZATION'
  const isElsewhere = Boolean(draft.shipElsewhere && draft.shipAddressLine1?.trim())
  const fields = [
    ...always,
    ...(externalIdOf(draft.shippingId) ? ofWidget : []),
    ...(isCompany ? ofPerson : ofCompany),
    ...(isElsewhere ? [] : shippingAddressFields),
  ]
  const typed = fields.flatMap((field) => {
    const text = trimmed.has(field) ? draft[field]?.trim() : draft[field]
    return text ? [[field, text]] : []
  })
  const { country, customerType } = draft
  const stored: object = {
    ...Object.fromEntries(typed),
    owner,
    ...(country && { country }),
    ...(customerType && { customerType }),
  }
  const texts = [
    ...(promise ? [promise, { ...promise, lines: {} }] : []).map((delivery) =>
      JSON.stringify({ ...stored, delivery: storedDeliveryPromise(delivery) }),
    ),
    JSON.stringify(stored),
  ]
  return (
    texts.find(({ length }) => length <= maxCharacters) ??
    // Only values that consist mostly of escapes are too long; they are no address.
    JSON.stringify({ message: draft.message?.trim(), owner })
  )
}

const trimmed: ReadonlySet<string> = new Set(['message', 'nshiftData'])

/** Parses `merchantData`; ignores data of others. */
export function readMerchantData(text: string | null | undefined): {
  typed: Draft
  owner: string
  /** Alias of its market; empty when unknown. */
  country: string
  /** Empty when unknown. */
  customerType: string
} {
  const data = parseJsonObject(text)
  const { owner, country, customerType } = data
  return {
    typed: Object.fromEntries(
      storedFields.flatMap((name) => (typeof data[name] === 'string' ? [[name, data[name]]] : [])),
    ),
    owner: typeof owner === 'string' ? owner : '',
    country: typeof country === 'string' ? country : '',
    customerType: typeof customerType === 'string' ? customerType : '',
  }
}
