import { createContext, useContext } from 'react'

import type { PrefetchedData } from './prefetched-data.ts'

const Prefetched = createContext<PrefetchedData | null>(null)

/** Set once by the browser's entry file, which gives the router its `fetch`. */
export const PrefetchedDataProvider = Prefetched.Provider

/** Null on the server. */
export const usePrefetchedData = (): PrefetchedData | null => useContext(Prefetched)
