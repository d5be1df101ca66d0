import type { SubmissionResult } from '@conform-to/react'

import type { PromoReason } from '#app/cart/cart-reason.ts'
import type { Draft } from '#app/checkout/checkout-form.ts'
import type { OrderError } from '#app/checkout/order-error.ts'

/** What the checkout's action says when the page is to be shown again. */
export interface OrderFormState {
  /** Field messages and what was typed. */
  result: SubmissionResult | null
  error: OrderError | null
  promo: { typed: string; reason: PromoReason } | null
  /** Whether there was no response, so that it is unknown whether the merchant got the form. */
  isLost?: boolean
}

/** What stood in the fields that were refused. */
export function refusedIn({ error, initialValue }: SubmissionResult): Draft {
  const names = Object.keys(error ?? {})
  return Object.fromEntries(names.map((name) => [name, String(initialValue?.[name] ?? '')]))
}
