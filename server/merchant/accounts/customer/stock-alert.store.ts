/** Requests for a mail when a sku is in stock again, as rows: one for each sku and address. */
import type { LanguageCode } from '../../channel/markets.ts'
import type { Database } from '../../store/database.ts'

export const stockAlertTables = `
CREATE TABLE stock_alert (
  sku_id INTEGER NOT NULL,
  email TEXT NOT NULL,
  language TEXT NOT NULL,
  requested_at INTEGER NOT NULL,
  PRIMARY KEY (sku_id, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_alert_email ON stock_alert (email);
`

interface StockAlert {
  skuId: number
  email: string
  language: LanguageCode
  requestedAtMs: number
}

/** More than a shopper needs; the limit keeps a stranger from filling the table with one address. */
const maxAlertsPerAddress = 100

/** False when the address has reached its limit. A repeated request replaces the earlier one. */
export function addStockAlert(db: Database, alert: StockAlert): boolean {
  const { changes } = db
    .prepare(
      `INSERT INTO stock_alert SELECT ?, ?, ?, ?
       WHERE (SELECT COUNT(*) FROM stock_alert WHERE email = ? AND sku_id <> ?) < ?
       ON CONFLICT (sku_id, email) DO UPDATE SET
         language = excluded.language, requested_at = excluded.requested_at`,
    )
    .run(
      alert.skuId,
      alert.email,
      alert.language,
      alert.requestedAtMs,
      alert.email,
      alert.skuId,
      maxAlertsPerAddress,
    )
  return changes === 1
}

export function skuIdsWithAlerts(db: Database): number[] {
  const rows = db.prepare('SELECT DISTINCT sku_id AS skuId FROM stock_alert').all()
  return (rows as { skuId: number }[]).map(({ skuId }) => skuId)
}

/** Deletes the requests for a sku and returns them. */
export function popStockAlerts(db: Database, skuId: number): StockAlert[] {
  return db
    .prepare(
      `DELETE FROM stock_alert WHERE sku_id = ? RETURNING sku_id AS skuId, email, language,
       requested_at AS requestedAtMs`,
    )
    .all(skuId) as StockAlert[]
}

export function deleteStockAlerts(db: Database, email: string): void {
  db.prepare('DELETE FROM stock_alert WHERE email = ?').run(email)
}

export function deleteStockAlertsBefore(db: Database, timeMs: number): void {
  db.prepare('DELETE FROM stock_alert WHERE requested_at < ?').run(timeMs)
}
