/**
 * Carts as rows. A cart stores skus and quantities. Prices are read from the catalogue each time.
 */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../store/database.ts'

export const cartTables = `
CREATE TABLE cart (
  id TEXT PRIMARY KEY,
  promo_code TEXT,
  merchant_data TEXT,
  external_shipping_fee INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  completed_at INTEGER
) STRICT;
CREATE TABLE cart_line (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  sku_id INTEGER NOT NULL,
  message TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  UNIQUE (cart_id, sku_id, message)
) STRICT;
`

/** Rows of product packages. SQLite cannot change a UNIQUE constraint, so the table is copied. */
export const packageLineTables = `
CREATE TABLE cart_line_copy (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  cart_id TEXT NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  sku_id INTEGER NOT NULL,
  message TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  -- The rows of a package share a group key; a product that is sold by itself has none.
  group_key TEXT NOT NULL DEFAULT '',
  package_id INTEGER NOT NULL DEFAULT 0,
  group_id INTEGER NOT NULL DEFAULT 0,
  option_id INTEGER NOT NULL DEFAULT 0,
  pieces INTEGER NOT NULL DEFAULT 1 CHECK (pieces > 0),
  UNIQUE (cart_id, sku_id, message, group_key, group_id)
) STRICT;
INSERT INTO cart_line_copy (position, id, cart_id, sku_id, message, quantity)
  SELECT position, id, cart_id, sku_id, message, quantity FROM cart_line;
DROP TABLE cart_line;
ALTER TABLE cart_line_copy RENAME TO cart_line;
`

/** The place of a row in a product package. */
export interface PackagePart {
  /** Shared by the rows of one package in the cart. */
  groupKey: string
  /** Product id of the package. */
  packageId: number
  groupId: number
  optionId: number
  /** Pieces of the row in one package. */
  pieces: number
}

export interface CartLine {
  id: string
  skuId: number
  /** Message to the manufacturer, '' without one. Rows of one sku differ by their message. */
  message: string
  quantity: number
  /** Null for a product that is bought by itself. */
  part: PackagePart | null
}

export interface Cart {
  id: string
  promoCode: string | null
  merchantData: string | null
  externalShippingFeeMinor: number | null
  isCompleted: boolean
  lines: CartLine[]
}

interface CartRow {
  id: string
  promoCode: string | null
  merchantData: string | null
  externalShippingFeeMinor: number | null
  completedAt: number | null
}

export function createCart(db: Database, nowMs: number): Cart {
  const id = randomUUID()
  db.prepare('INSERT INTO cart (id, created_at, updated_at) VALUES (?, ?, ?)').run(id, nowMs, nowMs)
  return {
    id,
    promoCode: null,
    merchantData: null,
    externalShippingFeeMinor: null,
    isCompleted: false,
    lines: [],
  }
}

export function findCart(db: Database, id: string): Cart | null {
  const row = db
    .prepare(
      `SELECT id, promo_code AS promoCode, merchant_data AS merchantData,
         external_shipping_fee AS externalShippingFeeMinor, completed_at AS completedAt
       FROM cart WHERE id = ?`,
    )
    .get(id) as CartRow | undefined
  if (!row) return null
  const lines = db
    .prepare(
      `SELECT id, sku_id AS skuId, message, quantity, group_key AS groupKey, package_id AS packageId,
         group_id AS groupId, option_id AS optionId, pieces
       FROM cart_line WHERE cart_id = ? ORDER BY position`,
    )
    .all(id) as (Omit<CartLine, 'part'> & PackagePart)[]
  const { promoCode, merchantData, externalShippingFeeMinor, completedAt } = row
  const isCompleted = completedAt !== null
  return {
    id,
    promoCode,
    merchantData,
    externalShippingFeeMinor,
    isCompleted,
    lines: lines.map(({ id, skuId, message, quantity, ...part }) => ({
      id,
      skuId,
      message,
      quantity,
      part: part.groupKey ? part : null,
    })),
  }
}

/**
 * Adds pieces to the row of this sku, message and part of a package; creates the row when there is none.
 */
export function addQuantity(
  db: Database,
  cartId: string,
  { skuId, message, quantity, part }: Omit<CartLine, 'id'>,
): void {
  db.prepare(
    `INSERT INTO cart_line (id, cart_id, sku_id, message, quantity, group_key, package_id, group_id,
       option_id, pieces) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (cart_id, sku_id, message, group_key, group_id)
     DO UPDATE SET quantity = quantity + excluded.quantity`,
  ).run(
    randomUUID(),
    cartId,
    skuId,
    message,
    quantity,
    part?.groupKey ?? '',
    part?.packageId ?? 0,
    part?.groupId ?? 0,
    part?.optionId ?? 0,
    part?.pieces ?? 1,
  )
}

export function setQuantity(db: Database, lineId: string, quantity: number): void {
  db.prepare('UPDATE cart_line SET quantity = ? WHERE id = ?').run(quantity, lineId)
}

export function setMessage(db: Database, lineId: string, message: string): void {
  db.prepare('UPDATE cart_line SET message = ? WHERE id = ?').run(message, lineId)
}

export function removeLine(db: Database, lineId: string): void {
  db.prepare('DELETE FROM cart_line WHERE id = ?').run(lineId)
}

export function removeLines(db: Database, cartId: string): void {
  db.prepare('DELETE FROM cart_line WHERE cart_id = ?').run(cartId)
}

type CartField = 'promo_code' | 'merchant_data' | 'external_shipping_fee' | 'completed_at'

export function setCartField(
  db: Database,
  cartId: string,
  field: CartField,
  value: string | number | null,
): void {
  db.prepare(`UPDATE cart SET ${field} = ? WHERE id = ?`).run(value, cartId)
}

export function touchCart(db: Database, cartId: string, nowMs: number): void {
  db.prepare('UPDATE cart SET updated_at = ? WHERE id = ?').run(nowMs, cartId)
}
