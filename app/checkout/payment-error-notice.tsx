import { useState } from 'react'

import { Notice } from '#app/ui/feedback/notice.tsx'

import type { PaymentErrorMessage } from './payment-error.server.ts'

/** Why a payment did not go through. The server tells it once; it stays as long as the page does. */
export function PaymentErrorNotice({ error }: { error: PaymentErrorMessage | null }) {
  const [told, setTold] = useState(error)
  if (error && error.text !== told?.text) setTold(error)
  if (!told) return null
  return (
    <Notice kind="fault" role="alert">
      <strong>{told.title}.</strong> {told.text}
    </Notice>
  )
}
