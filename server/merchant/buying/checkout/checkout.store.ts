/**
 * The shopper's input in the checkout, one row for each cart, so that a reload shows it again.
 */
import type { Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'
import type { Address } from '../../vocabulary/address.ts'

export const checkoutTables = `
CREATE TABLE checkout (
  cart_id TEXT PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
  document TEXT NOT NULL CHECK (json_valid(document))
) STRICT;
`

export interface CheckoutUrls {
  termsPageUrl: string | null
  redirectUrl: string | null
  checkoutPageUrl: string | null
}

/** What lowered the amount to pay when the checkout was last returned. */
export interface ShownDeductions {
  promoCode: string | null
  currency: string
  balanceMinor: number
}

export interface Checkout {
  email: string
  identityNumber: string
  customerType: 'PERSON' | 'ORGANIZATION'
  billingAddress: Address | null
  shippingAddress: Address | null
  shippingId: number | null
  skipShippingValidation: boolean
  paymentId: number | null
  pickupPoint: string
  externalShippingId: string
  desiredDeliveryDate: string | null
  customerOrderNumber: string
  goodsLabel: string
  message: string
  acceptedConsents: string[]
  checkoutUrls: CheckoutUrls
  /** Null until the checkout was returned, and in orders. */
  shown: ShownDeductions | null
}

export const emptyCheckout: Checkout = {
  email: '',
  identityNumber: '',
  customerType: 'PERSON',
  billingAddress: null,
  shippingAddress: null,
  shippingId: null,
  skipShippingValidation: false,
  paymentId: null,
  pickupPoint: '',
  externalShippingId: '',
  desiredDeliveryDate: null,
  customerOrderNumber: '',
  goodsLabel: '',
  message: '',
  acceptedConsents: [],
  checkoutUrls: { termsPageUrl: null, redirectUrl: null, checkoutPageUrl: null },
  shown: null,
}

const checkouts = table<{ cartId: string; document: Partial<Checkout> }>(
  'checkout',
  'cart_id, document',
  { document: 'json' },
)

export function findCheckout(db: Database, cartId: string): Checkout | null {
  const row = checkouts.find(db, { cartId })
  return row && { ...emptyCheckout, ...row.document }
}

export function saveCheckout(db: Database, cartId: string, checkout: Checkout): void {
  checkouts.insert(
    db,
    { cartId, document: checkout },
    'ON CONFLICT (cart_id) DO UPDATE SET document = excluded.document',
  )
}

export function deleteCheckout(db: Database, cartId: string): void {
  checkouts.remove(db, { cartId })
}
