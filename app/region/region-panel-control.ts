import { createContext, useContext } from 'react'

type OpenRegionPanel = () => void

/** Null without a panel: before scripts run, and on the region page itself. */
export const RegionPanelControl = createContext<OpenRegionPanel | null>(null)

export const useOpenRegionPanel = (): OpenRegionPanel | null => useContext(RegionPanelControl)
