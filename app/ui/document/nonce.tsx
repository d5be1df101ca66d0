import { createContext, useContext } from 'react'

const Nonce = createContext<string | null | undefined>(undefined)

/**
 * Only the server knows the nonce of a document, the pages for failures included. Browsers hide it
 * from scripts, so in the browser there is none. Null for a document that is to run no script at all.
 */
export const NonceProvider = Nonce.Provider

export function useNonce(): string | null | undefined {
  return useContext(Nonce)
}
