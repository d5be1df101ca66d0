import type { PaymentOutcome } from '../payment-outcomes.ts'

/** What a form shows of its cart. */
export interface FormQuote {
  amountMinor: number
  currency: string
  zip: string
  country: string
}

/** What the payer chose in a form. */
export interface FormDecision {
  outcome: PaymentOutcome
  /** Minor units that the form has shown; null when the form did not send it. */
  seenAmountMinor: number | null
}

export interface EmbeddedPayment {
  /** Whether the order is paid. */
  isCaptured: boolean
  /** Where the payer continues; null after a lost return. */
  redirectUrl: string | null
}
