import { useState } from 'react'

import type { OrderError } from '#app/checkout/order-error.ts'

import type { OrderFormState } from './order-form-state.ts'

type State = Partial<OrderFormState> | undefined

/**
 * What the shop said last: an outage that an order met is over once a choice could be kept.
 *
 * @param pressed answer to a button
 * @param saved answer to the last choice that was kept by itself
 */
export function useLatestError(pressed: State, saved: State): OrderError | null {
  const [last, setLast] = useState({ pressed, saved, error: pressed?.error ?? null })
  if (last.pressed !== pressed) setLast({ pressed, saved, error: pressed?.error ?? null })
  else if (last.saved !== saved) setLast({ pressed, saved, error: saved?.error ?? null })
  return last.error
}
