import { createContext, useContext } from 'react'

const RequestId = createContext<string | null>(null)

/** The id of the document's request, by which the server's log finds it; set by the entry files. */
export const RequestIdProvider = RequestId.Provider

/** Null only without a provider, as in component tests. */
export function useRequestId(): string | null {
  return useContext(RequestId)
}

/** The id of a cached document, which contains none, read in the browser; null in old browsers. */
export function sentRequestId(): string | null {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document?.serverTiming?.find(({ name }) => name === 'request')?.description ?? null
}
