import type { FieldMetadata, SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'

import type { Draft, FieldError, OrderField, OrderForm } from '#app/checkout/draft/checkout-form.ts'
import type { OrderErrorKey } from '#app/checkout/order/order-error.ts'
import { createFieldProps, type FieldProps } from '#app/ui/form/field-props.ts'

export const formId = 'checkout'

type Fields = ReturnType<typeof useForm<OrderForm>>[1]

export interface CheckoutFields {
  fields: Fields
  fieldProps: FieldProps
  /** Initial value of a field: the submitted value, else that of the merchant's draft. */
  valueOf(name: OrderField): string | undefined
}

interface CheckoutFieldsOptions {
  fields: Fields
  draft: Draft
  result?: SubmissionResult | null
  /** Error codes by field, for fields of which conform has none. */
  otherErrors?: Readonly<Record<string, string>>
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

/** Conform's fields with the values of the merchant's draft, which another tab may change, and translated errors. */
export function useCheckoutFields({
  fields,
  draft,
  result,
  otherErrors = {},
}: CheckoutFieldsOptions) {
  const { t } = useTranslation('checkout')
  const messageFor = (code: string) =>
    t(`errors.${code as FieldError | Exclude<OrderErrorKey, 'changed'>}`)
  const codeOf = ({ name, errors }: FieldMetadata) => errors?.[0] ?? otherErrors[name]
  const valueOf = (name: OrderField) => {
    const typed = result?.initialValue?.[name]
    return typeof typed === 'string' ? typed : draft[name]
  }
  const shared: CheckoutFields = {
    fields,
    valueOf,
    fieldProps: createFieldProps({
      errorOf(field) {
        const code = codeOf(field)
        return code && messageFor(code)
      },
      initialValueOf: ({ name }) => valueOf(name as OrderField),
    }),
  }
  return {
    shared,
    /** Errors of the summary; a message that several fields share includes the label. */
    summaryErrorOf(name: OrderField): { fieldId: string; message: string } | null {
      const code = codeOf(fields[name])
      if (!code) return null
      const label = code === 'required' && Object.hasOwn(labels, name) && labels[name as Labelled]
      const message = label ? `${t(label)}: ${messageFor(code)}` : messageFor(code)
      return { fieldId: fields[name].id, message }
    },
  }
}
