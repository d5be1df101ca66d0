/**
 * Why a payer returns unpaid (spec section 8): generally, stock or balance, sold out, blocked; two of the payer; order,
 * sum or details changed in another tab; a payment that the merchant does not know yet; a checkout that it does not
 * open.
 */
export const paymentErrors = [
  'Failed',
  'Error',
  'OutOfStock',
  'BlockedCustomer',
  'Cancelled',
  'TimedOut',
  'AmountChanged',
  'DetailsChanged',
  'Unconfirmed',
  'NoCheckout',
] as const

export type PaymentError = (typeof paymentErrors)[number]

/** The `error` parameter of a payment page; `Failed` when it is absent or unknown. */
export function paymentErrorOf(text: string | null): PaymentError {
  return paymentErrors.find((error) => error === text) ?? 'Failed'
}
