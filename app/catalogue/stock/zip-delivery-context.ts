import { createContext, createElement, useContext, type ReactNode } from 'react'

import type { ZipDelivery } from './zip-delivery.ts'

/** Delivery to the visitor's postal code. */
export interface ShownZipDelivery extends ZipDelivery {
  /** The latest delivery day of goods in stock, formatted. */
  date: string
}

const ZipDeliveryContext = createContext<ShownZipDelivery | null>(null)

export const ZipDeliveryProvider = (props: {
  zipDelivery: ShownZipDelivery | null
  children: ReactNode
}) => createElement(ZipDeliveryContext.Provider, { value: props.zipDelivery }, props.children)

/** Null when the visitor has entered no postal code for this market. */
export const useZipDelivery = (): ShownZipDelivery | null => useContext(ZipDeliveryContext)
