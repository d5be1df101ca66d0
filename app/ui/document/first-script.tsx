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

const modulePreload = '<link rel="modulepreload"'

/**
 * Adds `integrity` to the document's links to scripts and style sheets, and loads scripts after the pictures of the
 * first screen. The links are in the document's head and at its end: a regular expression takes longer for all that is
 * between than React takes for a card.
 */
export function withIntegrity(html: string, { integrity }: Subresources): string {
  const addHash = (link: string, path: string) => {
    const hash = integrity.get(path)
    return hash ? `${link} integrity="${hash}"` : link
  }
  const add = (part: string) =>
    part.replace(/<link rel="(?:modulepreload|stylesheet)" href="([^"]+)"/g, addHash)
  const headEnd = html.indexOf('</head>')
  const modules = html.indexOf(modulePreload)
  const end = modules < 0 ? html.length : modules
  const scripts = add(html.slice(end)).replaceAll(
    modulePreload,
    `${modulePreload} fetchpriority="low"`,
  )
  return add(html.slice(0, headEnd)) + html.slice(headEnd, end) + scripts
}
