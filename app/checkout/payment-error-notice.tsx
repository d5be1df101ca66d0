import { useState } from 'react'

import { Notice } from '#app/ui/feedback/notice.tsx'

import type { PaymentErrorMessage } from './payment-error.server.ts'

/** Why a payment did not go through. The server tells it once; it stays as long as the page does. */
export function PaymentErrorNotice({ error }: { error: PaymentErrorMessage | null }) {
  const [shownError, setShownError] = useState(error)
  if (error && error.text !== shownError?.text) setShownError(error)
  if (!shownError) return null
  return (
    <Notice kind="error" role="alert">
      <strong>{shownError.title}.</strong> {shownError.text}
    </Notice>
  )
}
