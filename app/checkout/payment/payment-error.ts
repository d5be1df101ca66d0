/**
 * Reasons why a payer returns without having paid (spec section 8): a general failure, a possible lack
 * of stock or balance, a sold-out product, a payer blocked by the provider; two that the payer caused;
 * an order, a sum or details that were changed in another tab meanwhile; a payment of which the merchant knows
 * nothing yet; and a checkout that the merchant does not open.
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
