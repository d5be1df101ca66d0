/** Shipments and refunds of an order as rows. */
import type { Database } from '../../store/database.ts'

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

interface Parcel {
  carrier: string
  parcelNumber: string | null
  trackingLink: string | null
  sentAtMs: number
}

export interface Refund {
  /** The order row that was refunded. */
  skuId: number
  reason: 'damaged' | 'withdrawal' | 'not-delivered'
  toBalance: boolean
  amountMinor: number
  vatMinor: number
  atMs: number
}

export function addParcel(db: Database, orderNumber: number, parcel: Parcel): void {
  db.prepare(
    `INSERT INTO order_parcel (order_number, carrier, parcel_number, tracking_link, sent_at)
     VALUES (?, ?, ?, ?, ?)`,
  ).run(orderNumber, parcel.carrier, parcel.parcelNumber, parcel.trackingLink, parcel.sentAtMs)
}

export function parcelsOf(db: Database, orderNumber: number) {
  return db
    .prepare(
      `SELECT id, carrier, parcel_number AS parcelNumber, tracking_link AS trackingLink,
         sent_at AS sentAtMs FROM order_parcel WHERE order_number = ? ORDER BY id`,
    )
    .all(orderNumber) as (Parcel & { id: number })[]
}

export function addRefund(db: Database, orderNumber: number, refund: Refund): void {
  db.prepare(
    `INSERT INTO order_refund (order_number, sku_id, reason, to_balance, amount_minor, vat_minor, at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    orderNumber,
    refund.skuId,
    refund.reason,
    Number(refund.toBalance),
    refund.amountMinor,
    refund.vatMinor,
    refund.atMs,
  )
}

export function refundsOf(db: Database, orderNumber: number) {
  const rows = db
    .prepare(
      `SELECT id, sku_id AS skuId, reason, to_balance AS toBalance, amount_minor AS amountMinor,
         vat_minor AS vatMinor, at AS atMs FROM order_refund WHERE order_number = ? ORDER BY id`,
    )
    .all(orderNumber) as (Omit<Refund, 'toBalance'> & { id: number; toBalance: number })[]
  return rows.map((row) => ({ ...row, toBalance: row.toBalance === 1 }))
}
