import type { ReactNode } from 'react'

import styles from './payment-mark.module.css'

/** Our own marks: no logotype is copied. A provider is set in the shop's own type. */
const marks: Readonly<Record<string, ReactNode>> = {
  swish: wordmark('Swish'),
  klarna: wordmark('Klarna'),
  avarda: wordmark('Avarda'),
  svea: wordmark('Svea'),
  walley: wordmark('Walley'),
  // A card with its chip.
  card: <path d="M10 8.5h28v15H10zM10 13h28M14 19.5h6" />,
  // A sheet of paper with a torn edge.
  directinvoice: (
    <path d="M16 6h16v20l-2.7-2-2.6 2-2.7-2-2.7 2-2.6-2-2.7 2zM20 11h8M20 15h8M20 19h4" />
  ),
  // An amount in parts.
  loan: <path d="M24 6.5a9.5 9.5 0 1 0 9.5 9.5H24zM27.5 4.5v8h8a8 8 0 0 0-8-8z" />,
}

function wordmark(name: string): ReactNode {
  return (
    <text x="24" y="20.5" textAnchor="middle" textLength="38" lengthAdjust="spacingAndGlyphs">
      {name}
    </text>
  )
}

interface PaymentMarkProps {
  /** Name of the payment option in the Merchant API, such as `Card`. */
  name: string
}

/** A payment method's mark beside its name, so hidden from assistive technology. */
export function PaymentMark({ name }: PaymentMarkProps) {
  const mark = marks[name.toLowerCase()]
  if (!mark) return null
  return (
    <svg
      className={styles.mark}
      width="3rem"
      height="2rem"
      viewBox="0 0 48 32"
      aria-hidden="true"
      focusable="false"
    >
      <rect x=".5" y=".5" width="47" height="31" rx="4" />
      {mark}
    </svg>
  )
}
