import { addressFields } from '#app/kit/person/address-fields.ts'
import { companyNumberOf } from '#app/kit/person/company-number.ts'
import { externalIdOf } from '#app/checkout/delivery/delivery-widget.ts'

import { shipField, type Draft } from './checkout-form.ts'

/** The merchant's input, which keeps absent fields: emptied ones, and an unused address, are sent empty. See `writeMerchantData`. */
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
    // One field for either number: without the one, the other must not be kept.
    identityNumber: isCompany
      ? companyNumberOf(text('organizationId') ?? '')
      : (text('identityNumber') ?? ''),
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
      ...Object.fromEntries(addressFields.map((field) => [field, text(field)])),
      company: isCompany ? text('company') : '',
      mobile: text('phone'),
    },
    shippingAddress: Object.fromEntries(
      addressFields.map((field) => [field, draft.shipElsewhere ? text(shipField(field)) : '']),
    ),
  }
}

/** A draft with every field and choice empty, which removes all data of the previous visitor. */
export const blankDraft: Draft = Object.fromEntries(
  [
    ...addressFields,
    'identityNumber',
    'organizationId',
    'company',
    'email',
    'phone',
    'message',
    'shippingId',
    'pickupPoint',
    'nshiftData',
    'paymentId',
  ].map((field) => [field, '']),
)
