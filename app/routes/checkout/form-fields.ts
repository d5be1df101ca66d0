import type { SubmissionResult } from '@conform-to/react'
import { useTranslation } from 'react-i18next'

import type { Draft, FieldError, OrderField } from '#app/checkout/checkout-form.ts'
import type { OrderErrorKey } from '#app/checkout/order-error.ts'

export const formId = 'checkout'

/** Hands each control of the checkout its name, id, what it holds and what is wrong with it. */
export interface CheckoutFields {
  control(name: OrderField): {
    id: string
    name: OrderField
    defaultValue: string | undefined
    error: string | undefined
  }
  valueOf(name: OrderField): string | undefined
  idOf(name: string): string
  /** The sentence for a summary of faults: one that fits every field names its own. */
  sayOf(name: string, code: string): string
}

const labels = {
  zip: 'delivery.zip',
  phone: 'details.phone',
  firstName: 'details.firstName',
  lastName: 'details.lastName',
  addressLine1: 'details.address',
  city: 'details.city',
  company: 'details.company',
  shipFirstName: 'details.firstName',
  shipLastName: 'details.lastName',
  shipAddressLine1: 'details.address',
  shipZip: 'delivery.zip',
  shipCity: 'details.city',
  shippingId: 'delivery.choose',
  paymentId: 'payment.choose',
} as const
type Labelled = keyof typeof labels

/** What was just typed stands above what the merchant remembers. */
export function useFieldsOf(
  draft: Draft,
  result: SubmissionResult | null | undefined,
  errors: Record<string, string[] | null | undefined>,
): CheckoutFields {
  const { t } = useTranslation('checkout')
  const idOf = (name: string) => `${formId}-${name}`
  const say = (code: string) =>
    code.startsWith('faults.')
      ? t(`faults.${code.slice('faults.'.length) as Exclude<OrderErrorKey, 'changed'>}`)
      : t(`errors.${code as FieldError}`)
  const valueOf = (name: OrderField) => {
    const typed = result?.initialValue?.[name]
    return typeof typed === 'string' ? typed : draft[name]
  }
  return {
    idOf,
    sayOf: (name, code) => {
      const label = code === 'required' && Object.hasOwn(labels, name) && labels[name as Labelled]
      return label ? `${t(label)}: ${say(code)}` : say(code)
    },
    valueOf,
    control: (name) => {
      const code = errors[name]?.[0]
      return {
        id: idOf(name),
        name,
        defaultValue: valueOf(name),
        error: code ? say(code) : undefined,
      }
    },
  }
}
