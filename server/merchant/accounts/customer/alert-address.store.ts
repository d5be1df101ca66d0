/**
 * Addresses to which shoppers asked for mails about prices and stock. A stranger may name any address, so the first mail
 * is sent as asked for, and more only to an address that was confirmed by a mail, or by its account.
 */
import { confirmationMail } from '../../mail/confirmation-mail.ts'
import { sendMail, type Mail } from '../../mail/outbox.store.ts'
import { unsubscribeHeaders, unsubscribeLink } from '../../mail/unsubscribe-link.ts'
import { deletePriceAlerts } from './price-alert.store.ts'
import { deleteStockAlerts } from './stock-alert.store.ts'
import { findCustomer } from './customer.store.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'
import type { NewsletterDeps } from './newsletter.store.ts'
import type { LanguageCode } from '../../channel/markets.ts'
import type { SignedInCustomer } from '../../graphql/context.ts'
import type { Database } from '../../store/database.ts'

export const alertAddressTables = `
CREATE TABLE alert_address (
  email TEXT PRIMARY KEY,
  confirmed INTEGER NOT NULL,
  mailed INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
`

export const endAlerts = 'end-alerts:'
export const confirmAlerts = 'confirm-alerts:'

interface AskedAlert {
  email: string
  language: LanguageCode
  signedIn: SignedInCustomer | null
  nowMs: number
}

/** Counts a request for a mail. The second of an address that is not confirmed sends it a question, once a day. */
export function askForAlerts(deps: NewsletterDeps, asked: AskedAlert): void {
  const { db, publicOrigin, unsubscribeKey } = deps
  const { email, language, signedIn, nowMs } = asked
  if (signedIn && findCustomer(db, signedIn.customerId)?.email === email)
    return confirmAddress(db, email, nowMs)
  if (!needsConfirmation(db, email)) return
  const token = createUnsubscribeToken(unsubscribeKey, confirmAlerts + email)
  const about = { recipient: email, language, publicOrigin, token, topic: 'alerts' as const }
  sendMail(db, confirmationMail(about, nowMs), nowMs)
}

export function confirmAddress(db: Database, email: string, nowMs: number): void {
  db.prepare(
    `INSERT INTO alert_address VALUES (?, 1, 0, ?)
     ON CONFLICT (email) DO UPDATE SET confirmed = 1, at = excluded.at`,
  ).run(email, nowMs)
}

/** Sends a mail that was asked for, with the link that ends such mails; none but the first to an unconfirmed address. */
export function sendAlertMail(
  { db, publicOrigin, unsubscribeKey }: NewsletterDeps,
  { recipient, language }: Pick<Mail, 'recipient' | 'language'>,
  create: (endLink: string) => Mail,
  nowMs: number,
): void {
  const { changes } = db
    .prepare(
      `INSERT INTO alert_address VALUES (?, 0, 1, ?)
       ON CONFLICT (email) DO UPDATE SET mailed = 1, at = excluded.at
       WHERE confirmed = 1 OR mailed = 0`,
    )
    .run(recipient, nowMs)
  if (changes === 0) return
  const token = createUnsubscribeToken(unsubscribeKey, endAlerts + recipient)
  const link = unsubscribeLink(publicOrigin, { language, token, about: 'alerts' })
  sendMail(db, { ...create(link), headers: unsubscribeHeaders(link) }, nowMs)
}

/** Ends all requests of an address; later ones need its confirmation. */
export function endAlertsOf(db: Database, email: string): void {
  deleteStockAlerts(db, email)
  deletePriceAlerts(db, email)
  db.prepare('UPDATE alert_address SET confirmed = 0, mailed = 1 WHERE email = ?').run(email)
}

export function deleteAlertAddressesBefore(db: Database, timeMs: number): void {
  db.prepare('DELETE FROM alert_address WHERE at < ?').run(timeMs)
}

export function deleteAlertAddress(db: Database, email: string): void {
  db.prepare('DELETE FROM alert_address WHERE email = ?').run(email)
}

/** Whether the address waits for a second mail, or has had one, without being confirmed. */
function needsConfirmation(db: Database, email: string): boolean {
  const { confirmed, mailed, waiting } = db
    .prepare(
      `SELECT max(confirmed) AS confirmed, max(mailed) AS mailed,
         (SELECT count(*) FROM stock_alert WHERE email = ?1)
         + (SELECT count(*) FROM price_alert WHERE email = ?1) AS waiting
       FROM alert_address WHERE email = ?1`,
    )
    .get(email) as { confirmed: number | null; mailed: number | null; waiting: number }
  return confirmed !== 1 && (mailed === 1 || waiting > 1)
}
