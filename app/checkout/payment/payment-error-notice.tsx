import { useState } from 'react'

import { Notice } from '#app/ui/feedback/notice.tsx'

import type { PaymentErrorMessage } from './payment-error.server.ts'

/** The reason of a failed payment. The server sends it once; it stays until the page is left. */
export function PaymentErrorNotice({ error }: { error: PaymentErrorMessage | null }) {
  const [shownError, setShownError] = useState(error)
  if (error && error.text !== shownError?.text) setShownError(error)
  if (!shownError) return null
  return (
    <Notice kind="error">
      <strong>{shownError.title}.</strong> {shownError.text}
    </Notice>
  )
}
