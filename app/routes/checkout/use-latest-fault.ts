import { useState } from 'react'

import type { OrderFault } from '#app/checkout/order-fault.ts'

import type { OrderFormState } from './order-form-state.ts'

type State = Partial<OrderFormState> | undefined

/**
 * What the shop said last: an outage that an order met is over once a choice could be kept.
 *
 * @param pressed answer to a button
 * @param saved answer to the last choice that was kept by itself
 */
export function useLatestFault(pressed: State, saved: State): OrderFault | null {
  const [last, setLast] = useState({ pressed, saved, fault: pressed?.fault ?? null })
  if (last.pressed !== pressed) setLast({ pressed, saved, fault: pressed?.fault ?? null })
  else if (last.saved !== saved) setLast({ pressed, saved, fault: saved?.fault ?? null })
  return last.fault
}
