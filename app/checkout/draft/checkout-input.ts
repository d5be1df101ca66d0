import { externalIdOf } from '#app/checkout/delivery/delivery-widget.ts'

import type { Draft } from './checkout-form.ts'

const billingFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'careOf',
  'entryCode',
] as const

const shippingFields = {
  firstName: 'shipFirstName',
  lastName: 'shipLastName',
  careOf: 'shipCareOf',
  addressLine1: 'shipAddressLine1',
  addressLine2: 'shipAddressLine2',
  zip: 'shipZip',
  city: 'shipCity',
  entryCode: 'shipEntryCode',
} as const

/**
 * A draft as the merchant's input type. The merchant does not change absent fields, so an emptied field
 * is sent empty, and a delivery address that is no longer used is sent with all fields empty. What the API has no
 * field for is in `writeMerchantData`.
 */
export function checkoutInput(draft: Draft) {
  const text = (field: keyof Draft) => draft[field]?.trim()
  // An empty choice is sent as null, which removes it.
  const number = (field: keyof Draft) =>
    /^\d{1,9}$/.test(draft[field] ?? '')
      ? Number(draft[field])
      : draft[field] === ''
        ? null
        : undefined
  const isCompany = draft.customerType === 'ORGANIZATION'
  return {
    email: text('email'),
    identityNumber: isCompany ? text('organizationId') : personalNumber(draft),
    message: text('message'),
    pickupPoint: text('pickupPoint'),
    externalShippingId:
      draft.shippingId === undefined ? undefined : (externalIdOf(draft.shippingId) ?? ''),
    // The fee of a delivery that is no longer chosen; that of a chosen one is applied afterwards.
    externalShippingFee: externalIdOf(draft.shippingId) === null ? -1 : undefined,
    customerType: isCompany ? ('ORGANIZATION' as const) : ('PERSON' as const),
    shippingId: number('shippingId'),
    paymentId: number('paymentId'),
    acceptedConsents: [
      ...(draft.terms ? ['order'] : []),
      ...(draft.newsletter ? ['newsletter'] : []),
    ],
    billingAddress: {
      ...Object.fromEntries(billingFields.map((field) => [field, text(field)])),
      zip: text('zip'),
      city: text('city'),
      company: isCompany ? text('company') : '',
      mobile: text('phone'),
    },
    shippingAddress: Object.fromEntries(
      Object.entries(shippingFields).map(([name, field]) => [
        name,
        draft.shipElsewhere ? text(field) : '',
      ]),
    ),
  }
}

/**
 * The merchant has one field for the number of a person or of a company. For a person without a typed
 * number it is sent empty: it must not contain the number of a company they bought for before.
 */
function personalNumber(draft: Draft): string {
  return draft.identityNumber?.trim() ?? ''
}

/** A draft with every field and choice empty, which removes all data of the previous visitor. */
export const blankDraft: Draft = Object.fromEntries(
  [
    'identityNumber',
    'organizationId',
    'company',
    'email',
    'phone',
    'firstName',
    'lastName',
    'careOf',
    'addressLine1',
    'addressLine2',
    'zip',
    'city',
    'entryCode',
    'message',
    'shippingId',
    'pickupPoint',
    'nshiftData',
    'paymentId',
  ].map((field) => [field, '']),
)
