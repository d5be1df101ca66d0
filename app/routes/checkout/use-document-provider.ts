import { useEffect, useState } from 'react'

import type { EmbeddedPayment } from '#app/checkout/embedded-payment.server.ts'

/**
 * The form of a payment provider, if this document was loaded with a policy that allows it; a page
 * without a document of its own shows the button that loads one.
 *
 * The provider's scripts stay in the document, so another screen is loaded as a new one.
 */
export function useDocumentProvider(embedded: EmbeddedPayment | null): EmbeddedPayment | null {
  const [type] = useState(embedded?.isOpened ? embedded.type : null)
  useEffect(() => {
    if (type === null) return
    const { pathname } = window.location
    return () => {
      if (window.location.pathname !== pathname) window.location.reload()
    }
  }, [type])
  return embedded && embedded.type === type ? embedded : null
}
