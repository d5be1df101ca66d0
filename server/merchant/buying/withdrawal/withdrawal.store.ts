/** Statements of withdrawal as rows; they are never changed. */
import { randomUUID } from 'node:crypto'
import { transaction, type Database } from '../../store/database.ts'
import type { WithdrawnRow } from './withdrawal.rules.ts'

export const withdrawalTables = `
CREATE TABLE withdrawal (
  public_id TEXT PRIMARY KEY,
  order_number INTEGER NOT NULL REFERENCES shop_order (number),
  idempotency_key TEXT NOT NULL,
  name TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  UNIQUE (order_number, idempotency_key)
) STRICT;
CREATE TABLE withdrawal_row (
  withdrawal TEXT NOT NULL REFERENCES withdrawal (public_id),
  row_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (withdrawal, row_id)
) STRICT;
`

export interface Withdrawal {
  /** Cannot be guessed: it opens the receipt. */
  publicId: string
  orderNumber: number
  idempotencyKey: string
  name: string
  receivedAtMs: number
  rows: WithdrawnRow[]
}

const columns = `public_id AS publicId, order_number AS orderNumber, idempotency_key AS idempotencyKey, name,
  received_at AS receivedAtMs`

export function addWithdrawal(db: Database, stated: Omit<Withdrawal, 'publicId'>): Withdrawal {
  const withdrawal = { publicId: randomUUID(), ...stated }
  transaction(db, () => {
    db.prepare(
      `INSERT INTO withdrawal (public_id, order_number, idempotency_key, name, received_at)
       VALUES (?, ?, ?, ?, ?)`,
    ).run(
      withdrawal.publicId,
      withdrawal.orderNumber,
      withdrawal.idempotencyKey,
      withdrawal.name,
      withdrawal.receivedAtMs,
    )
    const insert = db.prepare('INSERT INTO withdrawal_row VALUES (?, ?, ?)')
    for (const { rowId, quantity } of withdrawal.rows)
      insert.run(withdrawal.publicId, rowId, quantity)
  })
  return withdrawal
}

/** Oldest first. */
export function withdrawalsOf(db: Database, orderNumber: number): Withdrawal[] {
  return db
    .prepare(`SELECT ${columns} FROM withdrawal WHERE order_number = ? ORDER BY received_at`)
    .all(orderNumber)
    .map((row) => withRows(db, row))
}

export function findWithdrawal(db: Database, publicId: string): Withdrawal | null {
  const row = db.prepare(`SELECT ${columns} FROM withdrawal WHERE public_id = ?`).get(publicId)
  return row ? withRows(db, row) : null
}

function withRows(db: Database, row: unknown): Withdrawal {
  const withdrawal = row as Omit<Withdrawal, 'rows'>
  const rows = db
    .prepare(
      'SELECT row_id AS rowId, quantity FROM withdrawal_row WHERE withdrawal = ? ORDER BY row_id',
    )
    .all(withdrawal.publicId) as unknown as WithdrawnRow[]
  return { ...withdrawal, rows: rows.map(({ rowId, quantity }) => ({ rowId, quantity })) }
}
