import type { Draft } from './checkout-form.ts'
import { writeMerchantData } from './merchant-data.ts'

const billingFields = ['firstName', 'lastName', 'addressLine1', 'careOf', 'entryCode'] as const

/**
 * What was typed as the merchant takes it. The merchant keeps what is absent, so a field that has been
 * emptied is sent empty; a delivery address that is no longer wanted is emptied as a whole.
 *
 * @param owner whose draft it is from now on
 */
export function checkoutInput(draft: Draft, owner: string) {
  const text = (field: keyof Draft) => draft[field]?.trim()
  // A choice that is empty is taken back.
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
    merchantData: writeMerchantData(draft, owner),
    customerType: isCompany ? ('ORGANIZATION' as const) : ('PERSON' as const),
    shippingId: number('shippingId'),
    paymentId: number('paymentId'),
    acceptedConsents: draft.terms ? ['order'] : [],
    billingAddress: {
      ...Object.fromEntries(billingFields.map((field) => [field, text(field)])),
      zip: text('zip'),
      city: text('city'),
      company: isCompany ? text('company') : '',
      mobile: text('phone'),
    },
    shippingAddress: draft.shipElsewhere
      ? {
          firstName: text('shipFirstName'),
          lastName: text('shipLastName'),
          addressLine1: text('shipAddressLine1'),
          zip: text('shipZip'),
          city: text('shipCity'),
        }
      : { firstName: '', lastName: '', addressLine1: '', zip: '', city: '' },
  }
}

/**
 * The merchant has one place for the number of a person or of a company. A person who is not asked for
 * a number has none: that of a company they bought for a moment ago must not stand in its place.
 */
function personalNumber(draft: Draft): string {
  return draft.identityNumber?.trim() ?? ''
}

/** Nothing typed in any field and nothing chosen: the next visitor of a browser finds it empty. */
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
    'zip',
    'city',
    'entryCode',
    'message',
    'shippingId',
    'pickupPoint',
    'paymentId',
  ].map((field) => [field, '']),
)
