import { createContext, useContext } from 'react'

import type { AddedGoods } from '#app/cart/notices/cart-notice.ts'

type OpenCartPanel = (added?: AddedGoods) => void

/** Null without a panel: before scripts run, and on the cart page itself. */
export const CartPanelControl = createContext<OpenCartPanel | null>(null)

export const useOpenCartPanel = (): OpenCartPanel | null => useContext(CartPanelControl)
