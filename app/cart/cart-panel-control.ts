import { createContext, useContext } from 'react'

/** Opens the cart on top of the page. */
type OpenCartPanel = () => void

/** Null where there is no panel: before scripts run, and on the cart's own page. */
export const CartPanelControl = createContext<OpenCartPanel | null>(null)

export const useOpenCartPanel = (): OpenCartPanel | null => useContext(CartPanelControl)
