/** Requests for a mail when a price is lower, as rows: one for each product, market and address. */
import type { LanguageCode, MarketAlias } from '../../channel/markets.ts'
import type { Database } from '../../store/database.ts'

export const priceAlertTables = `
CREATE TABLE price_alert (
  product_id INTEGER NOT NULL,
  market TEXT NOT NULL,
  email TEXT NOT NULL,
  language TEXT NOT NULL,
  includes_vat INTEGER NOT NULL,
  asked_minor INTEGER NOT NULL,
  requested_at INTEGER NOT NULL,
  PRIMARY KEY (product_id, market, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX price_alert_email ON price_alert (email);
CREATE INDEX price_alert_requested ON price_alert (requested_at);
`

/** The requests about one price: a person sees it with VAT, a company without. */
export interface AlertedPrice {
  productId: number
  market: MarketAlias
  includesVat: boolean
}

export interface PriceAlert extends AlertedPrice {
  email: string
  language: LanguageCode
  /** The mail is sent when the price is below it. */
  askedMinor: number
  requestedAtMs: number
}

/** More than a shopper needs; the limit keeps a stranger from filling the table with one address. */
const maxAlertsPerAddress = 100

/** False when the address has reached its limit. A repeated request replaces the earlier one. */
export function putPriceAlert(db: Database, alert: PriceAlert): boolean {
  const { productId, market, email } = alert
  const { changes } = db
    .prepare(
      `INSERT INTO price_alert SELECT ?, ?, ?, ?, ?, ?, ?
       WHERE (SELECT COUNT(*) FROM price_alert
         WHERE email = ? AND NOT (product_id = ? AND market = ?)) < ?
       ON CONFLICT (product_id, market, email) DO UPDATE SET
         language = excluded.language, includes_vat = excluded.includes_vat,
         asked_minor = excluded.asked_minor, requested_at = excluded.requested_at`,
    )
    .run(
      productId,
      market,
      email,
      alert.language,
      Number(alert.includesVat),
      alert.askedMinor,
      alert.requestedAtMs,
      email,
      productId,
      market,
      maxAlertsPerAddress,
    )
  return changes === 1
}

/** Products with requests, by id, after one of them. */
export function productIdsWithAlerts(db: Database, afterId: number, limit: number): number[] {
  const rows = db
    .prepare(
      `SELECT DISTINCT product_id AS productId FROM price_alert WHERE product_id > ?
       ORDER BY product_id LIMIT ?`,
    )
    .all(afterId, limit)
  return (rows as { productId: number }[]).map(({ productId }) => productId)
}

/** The prices of a product that are waited for, each with the highest that a shopper saw. */
export function alertedPrices(
  db: Database,
  productId: number,
): (AlertedPrice & { highestAskedMinor: number })[] {
  const rows = db
    .prepare(
      `SELECT market, includes_vat AS includesVat, MAX(asked_minor) AS highestAskedMinor
       FROM price_alert WHERE product_id = ? GROUP BY market, includes_vat`,
    )
    .all(productId) as { market: MarketAlias; includesVat: number; highestAskedMinor: number }[]
  return rows.map((row) => ({ ...row, productId, includesVat: row.includesVat === 1 }))
}

/** Deletes the requests that wait for a price below a higher one than this, and returns them. */
export function popPriceAlerts(
  db: Database,
  { productId, market, includesVat }: AlertedPrice,
  currentMinor: number,
): PriceAlert[] {
  const rows = db
    .prepare(
      `DELETE FROM price_alert
       WHERE product_id = ? AND market = ? AND includes_vat = ? AND asked_minor > ?
       RETURNING email, language, asked_minor AS askedMinor, requested_at AS requestedAtMs`,
    )
    .all(productId, market, Number(includesVat), currentMinor)
  return (rows as Omit<PriceAlert, keyof AlertedPrice>[]).map((row) => ({
    ...row,
    productId,
    market,
    includesVat,
  }))
}

export function deletePriceAlerts(db: Database, email: string): void {
  db.prepare('DELETE FROM price_alert WHERE email = ?').run(email)
}

export function deletePriceAlertsOfProduct(db: Database, productId: number): void {
  db.prepare('DELETE FROM price_alert WHERE product_id = ?').run(productId)
}

export function deletePriceAlertsBefore(db: Database, timeMs: number): void {
  db.prepare('DELETE FROM price_alert WHERE requested_at < ?').run(timeMs)
}
