import { addressFields, type AddressField } from '#app/kit/person/address-fields.ts'
import { emailAddress, maxEmailLength } from '#app/kit/person/email-address.ts'
import { phoneText } from '#app/kit/person/phone-text.ts'
import { boundedText, isWithin, normalizeText, requiredText } from '#app/kit/text-field.ts'
import { z } from '#app/kit/zod.ts'
import { isCredit } from '#app/checkout/payment/credit-verdict.ts'

import { buyerTypes } from './buyer-type.ts'

/** Keys of `errors` in the namespace `checkout`. */
export type FieldError =
  | 'required'
  | 'email'
  | 'phone'
  | 'personalId'
  | 'organizationId'
  | 'terms'
  | 'tooLong'

const error = (key: FieldError) => ({ error: key })

const maxLength = 200
const maxMessageLength = 1000
const errors = { required: error('required'), tooLong: error('tooLong') }
const required = requiredText(maxLength, errors)
const optional = boundedText(maxLength, errors).optional()

const phone = phoneText(z.string(error('required')), error('phone'))

/** Order of the page and of its error messages. */
const fields = z.object({
  country: required,
  zip: required,
  shippingId: required,
  pickupPoint: optional,
  /** Result of the delivery widget, as JSON. */
  nshiftData: z.string().optional(),
  customerType: z.enum(buyerTypes, error('required')),
  company: optional,
  organizationId: optional,
  email: emailAddress,
  phone,
  firstName: required,
  lastName: required,
  careOf: optional,
  addressLine1: required,
  addressLine2: optional,
  city: required,
  entryCode: optional,
  message: boundedText(maxMessageLength, errors).optional(),
  newsletter: z.literal('on').optional(),
  shipElsewhere: z.literal('on').optional(),
  shipFirstName: optional,
  shipLastName: optional,
  shipCareOf: optional,
  shipAddressLine1: optional,
  shipAddressLine2: optional,
  shipZip: optional,
  shipCity: optional,
  shipEntryCode: optional,
  paymentId: required,
  identityNumber: optional,
  terms: z.literal('on', error('terms')),
})

const requiredShipFields = [
  'shipFirstName',
  'shipLastName',
  'shipAddressLine1',
  'shipZip',
  'shipCity',
] as const

export const shipField = (field: AddressField) =>
  `ship${field[0]!.toUpperCase()}${field.slice(1)}` as `ship${Capitalize<AddressField>}`

export const shipFields = addressFields.map(shipField)

type Fields = z.infer<typeof fields>
/** A field, its error, and whether a form requires the field. */
type Demand = readonly [keyof Fields, FieldError, (form: Fields) => boolean]

/** Browser and server validate these fields alike. Credit needs an identity number; only the server knows what is `refused`. */
export function orderForm(paymentType: string, refused: Draft = {}) {
  const isCompany = (form: Fields) => form.customerType === 'ORGANIZATION'
  const demands: readonly Demand[] = [
    ['phone', 'phone', (form) => Boolean(form.phone)],
    ['company', 'required', isCompany],
    ['organizationId', 'organizationId', isCompany],
    ...requiredShipFields.map((field) => [field, 'required', isElsewhere] as const),
    ['identityNumber', 'personalId', (form) => !isCompany(form) && isCredit(paymentType)],
  ]
  const isNew = (form: Fields, field: keyof Fields) =>
    Boolean(form[field]) && form[field]?.trim() !== refused[field]?.trim()
  let schema = fields
  for (const [field, message, isDemanded] of demands) {
    schema = schema.refine((form) => !isDemanded(form) || isNew(form, field), {
      path: [field],
      error: message,
      when: () => true,
    })
  }
  return schema
}

const isElsewhere = (form: Fields) => form.shipElsewhere === 'on'

export const orderFields = Object.keys(fields.shape) as readonly OrderField[]

export type OrderForm = Fields
export type OrderField = keyof OrderForm

/** The values typed so far, valid or not; none of them may get lost. */
export type Draft = Partial<Record<OrderField | 'code', string>>

/** Longest texts of a draft: the limits of an order, so that nothing is saved that cannot be ordered. */
const draftLimits: Readonly<Partial<Record<string, number>>> = {
  email: maxEmailLength,
  message: maxMessageLength,
  nshiftData: 4_000,
}

const isKept = (field: string, text: string) =>
  isWithin(text.trim(), draftLimits[field] ?? maxLength)

/** The fields with too long texts, which a draft does not have: what is cut is another name or message. */
export function tooLongFields(form: FormData): OrderField[] {
  return orderFields.filter((field) => {
    const value = form.get(field)
    return typeof value === 'string' && !isKept(field, normalizeText(value))
  })
}

export function readDraft(form: FormData): Draft {
  const shippingId = form.get('shippingId')
  // Each shipping option has its own pickup points.
  const place = shippingId === null ? {} : { pickupPoint: pickupPointIn(form, shippingId) }
  return Object.assign(
    place,
    Object.fromEntries(
      [...orderFields, 'code'].flatMap((field) => {
        const value = form.get(field)
        if (typeof value !== 'string') return []
        const text = normalizeText(value)
        return isKept(field, text) ? [[field, text]] : []
      }),
    ),
  )
}

export const pickupPointName = (shippingId: string): string => `pickupPoint-${shippingId}`

/** An id; a cut one would be another place. */
function pickupPointIn(form: FormData, shippingId: FormDataEntryValue): string {
  const id = String(form.get(pickupPointName(String(shippingId))) ?? '')
  return isWithin(id, maxLength) ? id : ''
}
