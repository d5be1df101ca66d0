import { createContext, useContext } from 'react'

/** Opens the panel to choose country and language. */
type OpenRegionPanel = () => void

/** Null without a panel: before scripts run, and on the region page itself. */
export const RegionPanelControl = createContext<OpenRegionPanel | null>(null)

export const useOpenRegionPanel = (): OpenRegionPanel | null => useContext(RegionPanelControl)
