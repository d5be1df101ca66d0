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
const packagesFile = /"\/assets\/packages-[^"]+\.js"/

/** Scripts load after the first screen's pictures. Packages are a script of their own: the browser can answer a tap in between. */
export function loadScriptsAfterPictures(html: string, nonce: string): string {
  const start = html.indexOf(modulePreload)
  if (start < 0) return html
  const scripts = html
    .slice(start)
    .replaceAll(modulePreload, `${modulePreload} fetchpriority="low"`)
  const [packages] = packagesFile.exec(scripts) ?? []
  const first =
    packages && `<script type="module" async nonce="${nonce}">import ${packages}</script>`
  // At the end of the body, where React accepts an element that it does not know.
  const end = scripts.lastIndexOf('</body>')
  return html.slice(0, start) + scripts.slice(0, end) + (first ?? '') + scripts.slice(end)
}
