import { useEffect, useState } from 'react'

import type { EmbeddedPayment } from '#app/checkout/order/embedded-payment.server.ts'

/** If this document's policy allows it; else a button loads one. Its scripts stay, so another screen is a new document. */
export function useDocumentProvider(embedded: EmbeddedPayment | null): EmbeddedPayment | null {
  const [type] = useState(embedded?.isOpened ? embedded.type : null)
  useDocumentOfItsOwn(type !== null)
  return embedded && embedded.type === type ? embedded : null
}

/** The delivery widget's script; another company's stays, though a request of data alone cannot allow it again. */
export function useLoadedScript(script: string | null): string | null {
  const [loaded, setLoaded] = useState(script)
  if (script !== null && script !== loaded) setLoaded(script)
  useDocumentOfItsOwn(loaded !== null && !loaded.startsWith('/'))
  return loaded
}

/** Loads the next screen as a new document. */
function useDocumentOfItsOwn(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const { pathname } = window.location
    return () => {
      if (window.location.pathname !== pathname) window.location.reload()
    }
  }, [isNeeded])
}
