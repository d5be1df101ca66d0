import { createContext, useContext } from 'react'

import type { ZipDelivery } from './zip-delivery.ts'

/** Delivery to the visitor's postal code. */
export interface ShownZipDelivery extends ZipDelivery {
  /** The latest delivery day of goods in stock, formatted. */
  date: string
}

export const ZipDeliveryContext = createContext<ShownZipDelivery | null>(null)

/** Null when the visitor has entered no postal code for this market. */
export const useZipDelivery = (): ShownZipDelivery | null => useContext(ZipDeliveryContext)
