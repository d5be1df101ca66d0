import { createContext, useContext } from 'react'

const Nonce = createContext<string | null | undefined>(undefined)

/**
 * The nonce of a document, also of error pages, is known on the server only: browsers hide it from scripts,
 * so in the browser it is undefined. Null for a document without scripts.
 */
export const NonceProvider = Nonce.Provider

export function useNonce(): string | null | undefined {
  return useContext(Nonce)
}
