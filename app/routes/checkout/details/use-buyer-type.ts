import { useState } from 'react'

export interface ChosenBuyerType {
  type: string
  choose: (type: string) => void
  /** Changes when another tab has chosen a type, to reset the radio buttons. */
  key: number
}

/** The type chosen on this page, until the server sends another one. */
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
