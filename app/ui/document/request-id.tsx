import { createContext, useContext } from 'react'

const RequestId = createContext<string | null>(null)

/** The entries state the id of the request that brought the document: the server's log knows it. */
export const RequestIdProvider = RequestId.Provider

/** Null only where nothing states it, as in a part that is tested alone. */
export function useRequestId(): string | null {
  return useContext(RequestId)
}
