import { createContext, useContext } from 'react'

/** Ids of the document's request, by which the server's log and a collector of traces find it. */
interface RequestIds {
  requestId: string | null
  /** On error pages alone, and absent where only the shop knows the trace. */
  traceId?: string
}

const Ids = createContext<RequestIds>({ requestId: null })

/** Set by the entry files. */
export const RequestIdsProvider = Ids.Provider

export function useRequestIds(): RequestIds {
  return useContext(Ids)
}

/** The id of a cached document, which contains none, read in the browser; null in old browsers. */
export function sentRequestId(): string | null {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document?.serverTiming?.find(({ name }) => name === 'request')?.description ?? null
}
