import { createContext, useContext } from 'react'

/** Opens the choice of country and language on top of the page. */
type OpenRegionPanel = () => void

/** Null where there is no panel: before scripts run, and on the choice's own page. */
export const RegionPanelControl = createContext<OpenRegionPanel | null>(null)

export const useOpenRegionPanel = (): OpenRegionPanel | null => useContext(RegionPanelControl)
