import type { OrderField } from '#app/checkout/draft/checkout-form.ts'

/** The field concerned (null for the form as a whole) and a key of `errors` in the namespace `checkout`. */
export interface OrderError {
  field: OrderField | null
  key: OrderErrorKey
  /** Seconds after which the order may be tried again, for limits. */
  retryAfterSeconds?: number
  /** The merchant failed, so that the same order may be placed later. */
  isOutage?: boolean
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
  | 'codeUsed'
  | 'changed'
  | 'cartChanged'
  | 'tooManyUnpaid'
  | 'tooMuchHeld'
  /** The merchant could not be reached to save the form. */
  | 'notSaved'
  | 'noResponse'
  | 'failed'

/** Keys are the exact messages of the public API. */
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
  'Promo code has already been used': { field: null, key: 'codeUsed' },
  'Balance has already been used': { field: null, key: 'changed' },
  'Amount has changed': { field: null, key: 'changed' },
  'Customer is not allowed to pay on credit': { field: 'paymentId', key: 'noCredit' },
}

const known = Object.entries(byMessage).map(
  ([message, error]) => [message.toLowerCase(), error] as const,
)

/** The first known part of the merchant's message decides; `failed` for an unknown one. */
export function orderErrorOf(message: string | null | undefined): OrderError {
  for (const part of (message ?? '').split(/[\n;,]/)) {
    const text = part.trim().replace(/\.$/, '').toLowerCase()
    const found = known.find(([key]) => key === text)
    if (found) return found[1]
  }
  return { field: null, key: 'failed' }
}
