import { z } from 'zod'

import { buyerTypes } from './buyer-type.ts'
import { isCredit } from './credit-verdict.ts'

/** Keys of `errors` in the checkout's words. */
export type FieldError =
  'required' | 'email' | 'phone' | 'personalId' | 'organizationId' | 'terms' | 'tooLong'

const error = (key: FieldError) => ({ error: key })

const longest = 200
const required = z
  .string(error('required'))
  .trim()
  .min(1, error('required'))
  .max(longest, error('tooLong'))
const optional = z.string().trim().max(longest, error('tooLong')).optional()

const email = z
  .string(error('email'))
  .trim()
  .max(254, error('email'))
  .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, error('email'))

/** Digits as people write them: with a plus, spaces, dashes or brackets. */
const phone = z
  .string(error('required'))
  .trim()
  .regex(/^\+?[\d\s()/-]{6,24}$/, error('phone'))

const fields = z.object({
  country: required,
  zip: required,
  shippingId: required,
  paymentId: required,
  customerType: z.enum(buyerTypes),
  identityNumber: optional,
  company: optional,
  organizationId: optional,
  email,
  phone,
  firstName: required,
  lastName: required,
  careOf: optional,
  addressLine1: required,
  city: required,
  entryCode: optional,
  message: z.string().trim().max(1000, error('tooLong')).optional(),
  shipElsewhere: z.literal('on').optional(),
  shipFirstName: optional,
  shipLastName: optional,
  shipAddressLine1: optional,
  shipZip: optional,
  shipCity: optional,
  terms: z.literal('on', error('terms')),
})

/** Another address than one's own. */
export const shipFields = [
  'shipFirstName',
  'shipLastName',
  'shipAddressLine1',
  'shipZip',
  'shipCity',
] as const

/**
 * What an order needs, judged alike in browser and on server.
 * @param paymentType name of the chosen way to pay: credit asks who the payer is
 */
export function orderForm(paymentType: string) {
  return fields.superRefine((form, context) => {
    const demand = (path: keyof typeof form, message: FieldError) => {
      if (!form[path]) context.addIssue({ code: 'custom', path: [path], message })
    }
    if (form.shipElsewhere) for (const field of shipFields) demand(field, 'required')
    if (form.customerType === 'ORGANIZATION') {
      demand('company', 'required')
      demand('organizationId', 'organizationId')
    } else if (isCredit(paymentType)) {
      demand('identityNumber', 'personalId')
    }
  })
}

export type OrderForm = z.infer<typeof fields>
export type OrderField = keyof OrderForm

/** What was typed so far, whether it is right or not; nothing of it may get lost. */
export type Draft = Partial<Record<OrderField | 'code', string>>

export function readDraft(form: FormData): Draft {
  return Object.fromEntries(
    [...Object.keys(fields.shape), 'code'].flatMap((field) => {
      const value = form.get(field)
      return typeof value === 'string' ? [[field, value.slice(0, 1000)]] : []
    }),
  )
}
