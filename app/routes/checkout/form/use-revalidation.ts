import type { FormMetadata, SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'

import type { Checkout } from '#app/checkout/checkout.ts'
import type { OrderForm } from '#app/checkout/draft/checkout-form.ts'

/** Validates a refused form again after a reload: missing options may be there. Conform does so only after an input. */
export function useRevalidation(
  form: FormMetadata<OrderForm>,
  checkout: Checkout,
  refusal: SubmissionResult | null | undefined,
): void {
  const last = useRef({ checkout, refusal })
  const { validate } = form
  useEffect(() => {
    const before = last.current
    last.current = { checkout, refusal }
    // A page that came with the refusal itself has the server's errors, which are more than the browser finds.
    if (refusal && refusal === before.refusal && checkout !== before.checkout) validate()
  }, [checkout, refusal, validate])
}
