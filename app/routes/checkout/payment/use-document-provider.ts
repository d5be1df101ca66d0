import { useEffect, useState } from 'react'

import type { EmbeddedPayment } from '#app/checkout/order/embedded-payment.server.ts'

/**
 * The form of a payment provider, if this document was loaded with a policy that allows it; a page
 * without a document of its own shows the button that loads one.
 *
 * The provider's scripts stay in the document, so another screen is loaded as a new one.
 */
export function useDocumentProvider(embedded: EmbeddedPayment | null): EmbeddedPayment | null {
  const [type] = useState(embedded?.isOpened ? embedded.type : null)
  useDocumentOfItsOwn(type !== null)
  return embedded && embedded.type === type ? embedded : null
}

/**
 * The script of the delivery widget. A script of another company stays, though a request of data alone
 * cannot allow it again.
 */
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
