/**
 * Outcomes that the payer can choose on the sandbox's page (spec section 8, payment provider failure
 * variants). `event` is sent to the shop's callback. `error` is added to the return URL; null when the
 * payer is redirected to the confirmation. With `returns: false` the payer stays on the page, as after
 * a dropped connection.
 */
export const paymentOutcomes = {
  approve: { event: 'captured', error: null, returns: true },
  decline: { event: 'failed', error: 'Error', returns: true },
  cancel: { event: 'failed', error: 'Cancelled', returns: true },
  'out-of-stock': { event: 'out-of-stock', error: 'OutOfStock', returns: true },
  blocked: { event: 'failed', error: 'BlockedCustomer', returns: true },
  'time-out': { event: 'failed', error: 'TimedOut', returns: true },
  'lose-return': { event: 'captured', error: null, returns: false },
} as const satisfies Record<string, PaymentOutcomeRow>

interface PaymentOutcomeRow {
  event: PaymentEvent
  error: PaymentError | null
  returns: boolean
}

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
