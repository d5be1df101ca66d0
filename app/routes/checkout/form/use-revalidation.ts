import type { FormMetadata, SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'

import type { Checkout } from '#app/checkout/checkout.ts'
import type { OrderForm } from '#app/checkout/draft/checkout-form.ts'

/**
 * Validates a refused form again when its page was reloaded: options may have appeared, one of them
 * selected, whose absence was an error. Conform itself validates only after an input.
 *
 * @param refusal result of the last refused order
 */
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
