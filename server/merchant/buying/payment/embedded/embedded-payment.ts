/** What a form shows of its cart. */
export interface FormQuote {
  amountMinor: number
  currency: string
  zip: string
  country: string
}

export interface EmbeddedPayment {
  /** Whether the order is paid. */
  isCaptured: boolean
  /** Where the payer continues; null after a lost return. */
  redirectUrl: string | null
}
