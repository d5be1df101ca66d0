import { useState } from 'react'

import type { OrderError } from '#app/checkout/order/order-error.ts'

import type { OrderFormState } from './order-form-state.ts'

type State = Partial<OrderFormState> | undefined

/** The latest response's error: an outage during an order (`pressed`) is over once a choice was `saved`. */
export function useLatestError(pressed: State, saved: State): OrderError | null {
  const [last, setLast] = useState({ pressed, saved, error: pressed?.error ?? null })
  if (last.pressed !== pressed) setLast({ pressed, saved, error: pressed?.error ?? null })
  else if (last.saved !== saved) setLast({ pressed, saved, error: saved?.error ?? null })
  return last.error
}
