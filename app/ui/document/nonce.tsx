import { createContext, useContext } from 'react'

const Nonce = createContext<string | null | undefined>(undefined)

/** Known on the server only: browsers hide it from scripts, so it is undefined there. Null for a document without scripts. */
export const NonceProvider = Nonce.Provider

export function useNonce(): string | null | undefined {
  return useContext(Nonce)
}
