import { createContext, useContext } from 'react'

import type { FirstScriptFile } from '../../load-context.ts'

const First = createContext<FirstScriptFile | null>(null)

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

const modulePreload = '<link rel="modulepreload"'

/** The document with scripts that are loaded after the pictures of its first screen; their links are at its end. */
export function loadScriptsAfterPictures(html: string): string {
  const start = html.indexOf(modulePreload)
  if (start < 0) return html
  const scripts = html.slice(start)
  return (
    html.slice(0, start) + scripts.replaceAll(modulePreload, `${modulePreload} fetchpriority="low"`)
  )
}
