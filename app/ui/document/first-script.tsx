import { createContext, useContext } from 'react'

import type { Subresources } from '../../load-context.ts'

const First = createContext<Subresources['firstScript'] | null>(null)

/** The server provides the file; in the browser the script has already run. */
export const FirstScriptProvider = First.Provider

/** Must be before everything that loads a module. */
export function FirstScript({ nonce }: { nonce: string | undefined }) {
  const first = useContext(First)
  return (
    <script
      nonce={nonce}
      src={first?.path}
      integrity={first?.integrity}
      // In the browser the element keeps the server's attributes.
      suppressHydrationWarning
    />
  )
}

/** Adds `integrity` to the document's links to scripts and style sheets. */
export function withIntegrity(html: string, { integrity }: Subresources): string {
  return html.replace(/<link rel="(?:modulepreload|stylesheet)" href="([^"]+)"/g, (link, path) => {
    const hash = integrity.get(path as string)
    return hash ? `${link} integrity="${hash}"` : link
  })
}
