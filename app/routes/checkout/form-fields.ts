import type { SubmissionResult } from '@conform-to/react'
import { useTranslation } from 'react-i18next'

import type { Draft, FieldError, OrderField } from '#app/checkout/checkout-form.ts'
import type { OrderFaultKey } from '#app/checkout/order-fault.ts'

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
  /** The sentence of an error code. */
  say(code: string): string
}

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
      ? t(`faults.${code.slice('faults.'.length) as Exclude<OrderFaultKey, 'changed'>}`)
      : t(`errors.${code as FieldError}`)
  const valueOf = (name: OrderField) => {
    const typed = result?.initialValue?.[name]
    return typeof typed === 'string' ? typed : draft[name]
  }
  return {
    idOf,
    say,
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
