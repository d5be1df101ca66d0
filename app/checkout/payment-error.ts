/** The ways in which a payer comes back without having paid (spec section 8). */
const paymentErrors = ['Error', 'Cancelled', 'OutOfStock', 'BlockedCustomer', 'TimedOut'] as const

export type PaymentError = (typeof paymentErrors)[number]

/** The `error` that a payment page sends back; an unknown one is a failure in general. */
export function paymentErrorOf(text: string | null): PaymentError | null {
  if (text === null) return null
  return paymentErrors.find((error) => error === text) ?? 'Error'
}
