/** A cart stores skus and quantities. Prices are read from the catalogue each time. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'

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

export interface PackagePart {
  /** Shared by the rows of one package in the cart. */
  groupKey: string
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

type CartRow = Omit<Cart, 'isCompleted' | 'lines'> & {
  createdAtMs: number
  updatedAtMs: number
  completedAtMs: number | null
}

export const carts = table<CartRow>(
  'cart',
  {},
  { externalShippingFeeMinor: 'external_shipping_fee' },
)
export const cartLines = table<Omit<CartLine, 'part'> & PackagePart & { cartId: string }>(
  'cart_line',
)

export const emptyCart: Omit<Cart, 'id'> = {
  promoCode: null,
  merchantData: null,
  externalShippingFeeMinor: null,
  isCompleted: false,
  lines: [],
}

export function createCart(db: Database, nowMs: number): Cart {
  const id = randomUUID()
  carts.insert(db, { id, createdAtMs: nowMs, updatedAtMs: nowMs })
  return { ...emptyCart, id }
}

export function findCart(db: Database, id: string): Cart | null {
  const row = carts.find(db, { id })
  if (!row) return null
  const { createdAtMs: _created, updatedAtMs: _updated, completedAtMs, ...cart } = row
  const lines = cartLines
    .all(db, ['cart_id = ? ORDER BY position', id])
    .map(({ id, skuId, message, quantity, groupKey, packageId, groupId, optionId, pieces }) => {
      const part = groupKey ? { groupKey, packageId, groupId, optionId, pieces } : null
      return { id, skuId, message, quantity, part }
    })
  return { ...cart, isCompleted: completedAtMs !== null, lines }
}

/** Adds pieces to the row of this sku, message and part of a package; creates the row when there is none. */
export function addQuantity(db: Database, cartId: string, line: Omit<CartLine, 'id'>): void {
  cartLines.insert(
    db,
    { ...line, ...line.part, cartId, id: randomUUID() },
    `ON CONFLICT (cart_id, sku_id, message, group_key, group_id)
     DO UPDATE SET quantity = quantity + excluded.quantity`,
  )
}
