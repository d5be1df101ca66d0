/** Requests for a mail when a sku is in stock again, or a product costs less, as rows. */
import type { LanguageCode, MarketAlias } from '../../channel/markets.ts'
import type { Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'
import { confirmationMs } from './confirmation.ts'

/** The tables before 2026-11-24, one for each kind. */
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

export const alertTables = `
CREATE TABLE alert (
  kind TEXT NOT NULL CHECK (kind IN ('price', 'stock')),
  subject_id INTEGER NOT NULL,
  market TEXT NOT NULL,
  includes_vat INTEGER NOT NULL,
  asked_minor INTEGER NOT NULL,
  email TEXT NOT NULL,
  language TEXT NOT NULL,
  requested_at INTEGER NOT NULL,
  PRIMARY KEY (kind, subject_id, market, email)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_email ON alert (email);
CREATE INDEX alert_requested ON alert (requested_at);
INSERT INTO alert SELECT 'stock', sku_id, 'se', 1, 0, email, language, requested_at FROM stock_alert;
INSERT INTO alert SELECT 'price', product_id, market, includes_vat, asked_minor, email, language,
  requested_at FROM price_alert;
DROP TABLE stock_alert;
DROP TABLE price_alert;
`

/** What a mail is waited for: the stock of a sku, or the price of a product. */
export interface AlertSubject {
  kind: 'stock' | 'price'
  subjectId: number
  market: MarketAlias
  /** A person sees prices with VAT, a company without. */
  includesVat: boolean
}

export interface Alert extends AlertSubject {
  email: string
  language: LanguageCode
  /** The mail is sent when the price is below it; 0 for an alert about stock. */
  targetMinor: number
  requestedAtMs: number
}

export type WaitingSubject = AlertSubject & Pick<Alert, 'targetMinor'>

export const alerts = table<Alert>(
  'alert',
  { includesVat: 'boolean' },
  { targetMinor: 'asked_minor' },
)
const waiting = table<WaitingSubject>(
  'alert',
  { includesVat: 'boolean' },
  { targetMinor: 'MAX(asked_minor)' },
)

/** An address is not kept longer for a price that never becomes lower, or a stock that never returns. */
const lifetimeMs = 365 * 86_400_000
/** More than a shopper needs; the limit keeps a stranger from filling the table with one address. */
const maxAlertsPerAddress = 100

/** An address that has had its mail without being confirmed: its alerts wait for that, and end with the question. */
const isUnconfirmed = `EXISTS (SELECT 1 FROM alert_address
  WHERE alert_address.email = alert.email AND confirmed = 0 AND mailed = 1)`

/** False when the address has reached its limit. A repeated request replaces the earlier one. */
export function putAlert(db: Database, alert: Alert): boolean {
  const { kind, subjectId, market, email } = alert
  const others = ['email = ? AND NOT (kind = ? AND subject_id = ? AND market = ?)'] as const
  if (alerts.count(db, [...others, email, kind, subjectId, market]) >= maxAlertsPerAddress)
    return false
  return alerts.insert(
    db,
    alert,
    `ON CONFLICT (kind, subject_id, market, email) DO UPDATE SET
       language = excluded.language, includes_vat = excluded.includes_vat,
       asked_minor = excluded.asked_minor, requested_at = excluded.requested_at`,
  )
}

/** What is waited for by somebody who may be mailed, with the highest price that one of them saw, in order after another. */
export function waitingSubjects(
  db: Database,
  after: AlertSubject | undefined,
  limit: number,
): WaitingSubject[] {
  return waiting.all(db, [
    `(kind, subject_id, market, includes_vat) > (?, ?, ?, ?) AND NOT ${isUnconfirmed}
     GROUP BY kind, subject_id, market, includes_vat
     ORDER BY kind, subject_id, market, includes_vat LIMIT ?`,
    after?.kind ?? '',
    after?.subjectId ?? 0,
    after?.market ?? '',
    Number(after?.includesVat ?? false),
    limit,
  ])
}

/** Deletes and returns the alerts that are due, of prices above the current one, but not of an unconfirmed address. */
export function popAlerts(db: Database, subject: AlertSubject, currentMinor: number): Alert[] {
  const { kind, subjectId, market, includesVat } = subject
  return alerts.remove(db, [
    `kind = ? AND subject_id = ? AND market = ? AND includes_vat = ?
     AND (kind = 'stock' OR asked_minor > ?) AND NOT ${isUnconfirmed}`,
    kind,
    subjectId,
    market,
    Number(includesVat),
    currentMinor,
  ])
}

/** Deletes what is too old, and what waits for the answer to a question that has ended. */
export function deleteOldAlerts(db: Database, nowMs: number): void {
  alerts.remove(db, ['requested_at < ?', nowMs - lifetimeMs])
  alerts.remove(db, [`requested_at < ? AND ${isUnconfirmed}`, nowMs - confirmationMs])
  db.prepare('DELETE FROM alert_address WHERE at < ?').run(nowMs - lifetimeMs)
}
