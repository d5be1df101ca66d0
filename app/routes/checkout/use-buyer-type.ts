import { useState } from 'react'

export interface ChosenBuyerType {
  /** As whom the shopper buys, as far as this page knows. */
  type: string
  choose: (type: string) => void
  /** Another one when the radios no longer show the type: another tab has chosen. */
  key: number
}

/** The type that was chosen here, until the shop tells another: then that one counts. */
export function useBuyerType(told: string): ChosenBuyerType {
  const [state, setState] = useState({ told, type: told, key: 0 })
  if (state.told !== told) {
    setState({ told, type: told, key: state.type === told ? state.key : state.key + 1 })
  }
  const choose = (type: string) => setState((before) => ({ ...before, type }))
  return { type: state.type, choose, key: state.key }
}
