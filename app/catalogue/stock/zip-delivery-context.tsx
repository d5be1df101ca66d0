import { createContext, useContext, type ReactNode } from 'react'

import type { ZipDelivery } from './zip-delivery.ts'

export interface ShownZipDelivery extends ZipDelivery {
  /** The latest delivery day of goods in stock, formatted. */
  date: string
}

const ZipDeliveryContext = createContext<ShownZipDelivery | null>(null)

interface ZipDeliveryProviderProps {
  zipDelivery: ShownZipDelivery | null
  children: ReactNode
}

export function ZipDeliveryProvider({ zipDelivery, children }: ZipDeliveryProviderProps) {
  return <ZipDeliveryContext.Provider value={zipDelivery}>{children}</ZipDeliveryContext.Provider>
}

/** Null when the visitor has entered no postal code for this market. */
export const useZipDelivery = (): ShownZipDelivery | null => useContext(ZipDeliveryContext)
