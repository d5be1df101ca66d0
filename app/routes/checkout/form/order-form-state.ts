import type { SubmissionResult } from '@conform-to/react'

import type { PromoReason } from '#app/cart/changes/cart-reason.ts'
import type { Draft } from '#app/checkout/draft/checkout-form.ts'
import type { OrderError } from '#app/checkout/order/order-error.ts'

export interface OrderFormState {
  result: SubmissionResult | null
  error: OrderError | null
  promo: { typed: string; reason: PromoReason } | null
  /** Whether there was no response, so that it is unknown whether the merchant got the form. */
  isNetworkError?: boolean
}

/** The values of the refused fields, unless the form now has another country, where they may be right. */
export function refusedValues({ error, initialValue }: SubmissionResult, form: FormData): Draft {
  if (initialValue?.country !== form.get('country')) return {}
  const names = Object.keys(error ?? {})
  return Object.fromEntries(names.map((name) => [name, String(initialValue?.[name] ?? '')]))
}
