/**
 * The ways in which a payer comes back without having paid (spec section 8): a failure in general, a
 * possible lack of stock or balance, a product that is sold out, a payer whom the provider blocks; and
 * two that the payer knows of, so that nobody is told of a fault which is none.
 */
export const paymentErrors = [
  'Failed',
  'Error',
  'OutOfStock',
  'BlockedCustomer',
  'Cancelled',
  'TimedOut',
] as const

export type PaymentError = (typeof paymentErrors)[number]

/** The `error` that a payment page sends back; none and an unknown one are a failure in general. */
export function paymentErrorOf(text: string | null): PaymentError {
  return paymentErrors.find((error) => error === text) ?? 'Failed'
}
