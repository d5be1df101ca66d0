import { createContext, useContext } from 'react'

import type { Subresources } from '../../load-context.ts'

const First = createContext<Subresources['firstScript'] | null>(null)

/** The server provides the file; in the browser the script has already run. */
export const FirstScriptProvider = First.Provider

interface FirstScriptProps {
  nonce: string | undefined
  /** Texts of the notice in old browsers. */
  labels: { oldBrowser: string; close: string }
}

/** Must be before everything that loads a module. */
export function FirstScript({ nonce, labels }: FirstScriptProps) {
  const first = useContext(First)
  return (
    <script
      id="first-script"
      nonce={nonce}
      src={first?.path}
      integrity={first?.integrity}
      data-old-browser={labels.oldBrowser}
      data-close={labels.close}
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
