/** The error of the return URL by outcome (spec section 8), null for the confirmation. After `lose-return` the payer stays. */
export const paymentErrors = {
  approve: null,
  decline: 'Error',
  cancel: 'Cancelled',
  'out-of-stock': 'OutOfStock',
  blocked: 'BlockedCustomer',
  'time-out': 'TimedOut',
  'lose-return': null,
} as const satisfies Record<string, string | null>

export type PaymentOutcome = keyof typeof paymentErrors

export function isPaymentOutcome(value: unknown): value is PaymentOutcome {
  return typeof value === 'string' && Object.hasOwn(paymentErrors, value)
}
