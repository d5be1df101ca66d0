import { createContext, useContext } from 'react'

export interface LoginPanelControl {
  open: () => void
  /** Preloads the code of the panel when a visitor is about to open it. */
  prepare: () => void
}

/** Null where there is no panel: before scripts run, on the login's own page, and for customers. */
export const LoginPanelContext = createContext<LoginPanelControl | null>(null)

export const useLoginPanel = (): LoginPanelControl | null => useContext(LoginPanelContext)
