/**
 * Outcomes that the payer can choose on the sandbox's page (spec section 8, payment provider failure
 * variants). `event` is sent to the shop's callback. `error` is added to the return URL; null when the
 * payer is redirected to the confirmation. With `lose-return` the payer stays on the page, as after a
 * dropped connection.
 */
export const paymentOutcomes = {
  approve: { event: 'captured', error: null },
  decline: { event: 'failed', error: 'Error' },
  cancel: { event: 'failed', error: 'Cancelled' },
  'out-of-stock': { event: 'out-of-stock', error: 'OutOfStock' },
  blocked: { event: 'failed', error: 'BlockedCustomer' },
  'time-out': { event: 'failed', error: 'TimedOut' },
  'lose-return': { event: 'captured', error: null },
} as const satisfies Record<string, { event: PaymentEvent; error: PaymentError | null }>

export type PaymentOutcome = keyof typeof paymentOutcomes
export type PaymentEvent = 'captured' | 'failed' | 'out-of-stock'
export type PaymentError =
  | 'Error'
  | 'Cancelled'
  | 'OutOfStock'
  | 'BlockedCustomer'
  | 'TimedOut'
  | 'AmountChanged'

export function isPaymentOutcome(value: unknown): value is PaymentOutcome {
  return typeof value === 'string' && Object.hasOwn(paymentOutcomes, value)
}
