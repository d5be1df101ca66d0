/**
 * Chosen on the sandbox's page (spec section 8), with the return URL's error; null for the confirmation. With
 * `lose-return` the payer stays, as after a dropped connection.
 */
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
