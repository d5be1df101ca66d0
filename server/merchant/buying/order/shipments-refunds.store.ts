import { table } from '../../store/table.ts'

export const shipmentsRefundsTables = `
CREATE TABLE order_parcel (
  id INTEGER PRIMARY KEY,
  order_number INTEGER NOT NULL REFERENCES shop_order (number),
  carrier TEXT NOT NULL,
  parcel_number TEXT,
  tracking_link TEXT,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_parcel_order ON order_parcel (order_number);
CREATE TABLE order_refund (
  id INTEGER PRIMARY KEY,
  order_number INTEGER NOT NULL REFERENCES shop_order (number),
  sku_id INTEGER NOT NULL,
  reason TEXT NOT NULL,
  to_balance INTEGER NOT NULL,
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  vat_minor INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_refund_order ON order_refund (order_number);
`

export interface Parcel {
  orderNumber: number
  carrier: string
  parcelNumber: string | null
  trackingLink: string | null
  sentAtMs: number
}

export interface Refund {
  id: number
  orderNumber: number
  /** The order row that was refunded. */
  skuId: number
  reason: 'damaged' | 'withdrawal' | 'not-delivered'
  toBalance: boolean
  amountMinor: number
  vatMinor: number
  atMs: number
}

export const parcels = table<Parcel & { id: number }>('order_parcel')
export const refunds = table<Refund>('order_refund', { toBalance: 'boolean' })

/** A parcel of a carrier that does not exist. @param position among the parcels of the order, from 1 */
export function inventedParcel(orderNumber: number, position: number, sentAtMs: number): Parcel {
  const parcelNumber = `HF${orderNumber}${position}SE`
  const trackingLink = `https://example.com/tracking/${parcelNumber}`
  return { orderNumber, carrier: 'Hemfrakt', parcelNumber, trackingLink, sentAtMs }
}
