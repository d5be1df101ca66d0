/** Statements of withdrawal as rows; they are never changed. */
import { randomUUID } from 'node:crypto'
import { transaction, type Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'
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

const withdrawals = table<Omit<Withdrawal, 'rows'>>('withdrawal')
const withdrawnRows = table<WithdrawnRow & { withdrawal: string }>('withdrawal_row')

export function addWithdrawal(db: Database, stated: Omit<Withdrawal, 'publicId'>): Withdrawal {
  const withdrawal = { publicId: randomUUID(), ...stated }
  transaction(db, () => {
    withdrawals.insert(db, withdrawal)
    for (const row of withdrawal.rows)
      withdrawnRows.insert(db, { ...row, withdrawal: withdrawal.publicId })
  })
  return withdrawal
}

/** Oldest first. */
export const withdrawalsOf = (db: Database, orderNumber: number): Withdrawal[] =>
  withdrawals
    .all(db, ['order_number = ? ORDER BY received_at', orderNumber])
    .map((withdrawal) => withRows(db, withdrawal))

export function findWithdrawal(db: Database, publicId: string): Withdrawal | null {
  const withdrawal = withdrawals.find(db, { publicId })
  return withdrawal && withRows(db, withdrawal)
}

function withRows(db: Database, withdrawal: Omit<Withdrawal, 'rows'>): Withdrawal {
  const rows = withdrawnRows.all(db, ['withdrawal = ? ORDER BY row_id', withdrawal.publicId])
  return { ...withdrawal, rows: rows.map(({ rowId, quantity }) => ({ rowId, quantity })) }
}
