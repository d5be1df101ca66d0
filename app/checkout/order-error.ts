import type { OrderField } from './checkout-form.ts'

/**
 * Why an order was not made: the field that it is about (null for the form as a whole) and a key of
 * `faults` in the checkout's words.
 */
export interface OrderError {
  field: OrderField | null
  key: OrderErrorKey
  /** When the same may be sent again, for what must wait. */
  retryAfterSeconds?: number
}

export type OrderErrorKey =
  | 'stock'
  | 'notSold'
  | 'email'
  | 'required'
  | 'noShipping'
  | 'shipping'
  | 'payment'
  | 'country'
  | 'personalId'
  | 'organizationId'
  | 'blacklisted'
  | 'noCredit'
  | 'changed'
  | 'tooManyUnpaid'
  | 'tooMuchHeld'
  /** The merchant could not be asked to keep what was typed. */
  | 'away'
  | 'failed'

/** The public API's own messages, word for word. */
const byMessage: Readonly<Record<string, OrderError>> = {
  'Customer is blacklisted': { field: null, key: 'blacklisted' },
  'Insufficient stock amount': { field: null, key: 'stock' },
  'Email is required': { field: 'email', key: 'email' },
  'First name is required': { field: 'firstName', key: 'required' },
  'Last name is required': { field: 'lastName', key: 'required' },
  'Address is required': { field: 'addressLine1', key: 'required' },
  'City is required': { field: 'city', key: 'required' },
  'Zip is required': { field: 'zip', key: 'required' },
  'Invalid Zip': { field: 'zip', key: 'noShipping' },
  'Invalid Billing Country': { field: 'country', key: 'country' },
  'Invalid Shipping Country': { field: 'country', key: 'country' },
  'Payment must be selected': { field: 'paymentId', key: 'payment' },
  'Shipping must be selected': { field: 'shippingId', key: 'shipping' },
  'Customer is not allowed to pay on credit': { field: 'paymentId', key: 'noCredit' },
}

const known = Object.entries(byMessage).map(
  ([message, error]) => [message.toLowerCase(), error] as const,
)

/**
 * What the merchant's message means to a shopper: the first thing that it names; an unknown one is a
 * failure in general.
 */
export function orderErrorOf(message: string | null | undefined): OrderError {
  for (const part of (message ?? '').split(/[\n;,]/)) {
    const text = part.trim().replace(/\.$/, '').toLowerCase()
    const found = known.find(([key]) => key === text)
    if (found) return found[1]
  }
  return { field: null, key: 'failed' }
}
