/** One row for each cart, so that a reload shows the input again. */
import type { Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'
import type { CustomerType } from '../../accounts/customer/customer.store.ts'
import type { Address } from '../../vocabulary/address.ts'

export const checkoutTables = `
CREATE TABLE checkout (
  cart_id TEXT PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
  document TEXT NOT NULL CHECK (json_valid(document))
) STRICT;
`

/** What lowered the amount to pay when the checkout was last returned. */
export interface ShownDeductions {
  promoCode: string | null
  currency: string
  balanceMinor: number
}

export const emptyCheckout = {
  email: '',
  identityNumber: '',
  customerType: 'PERSON' as CustomerType,
  billingAddress: null as Address | null,
  shippingAddress: null as Address | null,
  shippingId: null as number | null,
  skipShippingValidation: false,
  paymentId: null as number | null,
  pickupPoint: '',
  externalShippingId: '',
  desiredDeliveryDate: null as string | null,
  customerOrderNumber: '',
  goodsLabel: '',
  message: '',
  acceptedConsents: [] as string[],
  checkoutUrls: {
    termsPageUrl: null as string | null,
    redirectUrl: null as string | null,
    checkoutPageUrl: null as string | null,
  },
  /** Null until the checkout was returned, and in orders. */
  shown: null as ShownDeductions | null,
}
export type Checkout = typeof emptyCheckout

export const checkouts = table<{ cartId: string; document: Partial<Checkout> }>('checkout', {
  document: 'json',
})

export const findCheckout = (db: Database, cartId: string): Checkout => ({
  ...emptyCheckout,
  ...checkouts.find(db, { cartId })?.document,
})

export function saveCheckout(db: Database, cartId: string, checkout: Checkout): void {
  checkouts.insert(
    db,
    { cartId, document: checkout },
    'ON CONFLICT (cart_id) DO UPDATE SET document = excluded.document',
  )
}
