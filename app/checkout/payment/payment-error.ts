/** Why a payer returns unpaid (spec section 8); the last four are of the shop: changed in another tab, or not known or opened yet. */
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
