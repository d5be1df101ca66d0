import { createContext, useContext } from 'react'

const Nonce = createContext<string | undefined>(undefined)

/**
 * Only the server knows the nonce of a document, the pages for failures included. Browsers hide it
 * from scripts, so in the browser there is none.
 */
export const NonceProvider = Nonce.Provider

export function useNonce(): string | undefined {
  return useContext(Nonce)
}
