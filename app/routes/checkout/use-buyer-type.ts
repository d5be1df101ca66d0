import { useState } from 'react'

export interface ChosenBuyerType {
  /** As whom the shopper buys, as far as this page knows. */
  type: string
  choose: (type: string) => void
  /** Another one when the radios no longer show the type: another tab has chosen. */
  key: number
}

/** The type that was chosen here, until the shop tells another: then that one counts. */
export function useBuyerType(savedType: string): ChosenBuyerType {
  const [state, setState] = useState({ savedType, type: savedType, key: 0 })
  if (state.savedType !== savedType) {
    setState({
      savedType,
      type: savedType,
      key: state.type === savedType ? state.key : state.key + 1,
    })
  }
  const choose = (type: string) => setState((before) => ({ ...before, type }))
  return { type: state.type, choose, key: state.key }
}
