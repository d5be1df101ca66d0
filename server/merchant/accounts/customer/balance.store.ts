/** A customer's balance as a ledger of credits and debits in each currency. */
import type { Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'

export const balanceTables = `
CREATE TABLE customer_balance (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  currency TEXT NOT NULL,
  amount_minor INTEGER NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('gift', 'refund', 'order', 'order-cancelled')),
  order_number INTEGER,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX customer_balance_customer ON customer_balance (customer_id);
`

interface BalanceEntry {
  customerId: number
  currency: string
  /** Negative for a debit. */
  amountMinor: number
  reason: 'gift' | 'refund' | 'order' | 'order-cancelled'
  orderNumber: number | null
  atMs: number
}

export const balanceEntries = table<BalanceEntry>('customer_balance')

/** Balance by currency; unused currencies are absent. */
export function balancesOf(db: Database, customerId: number) {
  return db
    .prepare(
      `SELECT currency, sum(amount_minor) AS amountMinor FROM customer_balance
       WHERE customer_id = ? GROUP BY currency ORDER BY currency`,
    )
    .all(customerId) as { currency: string; amountMinor: number }[]
}

export function balanceIn(db: Database, customerId: number, currency: string): number {
  return (
    balancesOf(db, customerId).find((balance) => balance.currency === currency)?.amountMinor ?? 0
  )
}
