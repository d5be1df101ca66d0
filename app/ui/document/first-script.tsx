import { createContext, useContext } from 'react'

import type { Subresources } from '../../load-context.ts'

const First = createContext<Subresources['firstScript'] | null>(null)

/** The server says which file it is; in the browser it has run. */
export const FirstScriptProvider = First.Provider

/** Must stand in front of everything that loads a module. */
export function FirstScript({ nonce }: { nonce: string | undefined }) {
  const first = useContext(First)
  return (
    <script
      nonce={nonce}
      src={first?.path}
      integrity={first?.integrity}
      // In the browser the element stays what the server sent.
      suppressHydrationWarning
    />
  )
}

/** The document's own links to scripts and style sheets, each with what its file must hash to. */
export function withIntegrity(html: string, { integrity }: Subresources): string {
  return html.replace(/<link rel="(?:modulepreload|stylesheet)" href="([^"]+)"/g, (link, path) => {
    const hash = integrity.get(path as string)
    return hash ? `${link} integrity="${hash}"` : link
  })
}
