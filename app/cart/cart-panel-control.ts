import { createContext, useContext } from 'react'

/** Opens the cart panel. */
type OpenCartPanel = () => void

/** Null without a panel: before scripts run, and on the cart page itself. */
export const CartPanelControl = createContext<OpenCartPanel | null>(null)

export const useOpenCartPanel = (): OpenCartPanel | null => useContext(CartPanelControl)
