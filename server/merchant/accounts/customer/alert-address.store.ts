/**
 * Addresses to which shoppers asked for mails about prices and stock. A stranger may name any address, so the first mail
 * is sent as asked for, and more only to an address that was confirmed by a mail, or by its account.
 */
import type { Mail } from '../../mail/outbox.store.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { unsubscribeHeaders, unsubscribeLink } from '../../mail/unsubscribe-link.ts'
import { countAlerts, deleteAlerts } from './alert.store.ts'
import { sendConfirmationMail, type MailLinkDeps } from './confirmation.ts'
import { findCustomer } from './customer.store.ts'
import { createMailToken } from './mail-token.ts'
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

interface AlertRequest {
  email: string
  language: LanguageCode
  signedIn: SignedInCustomer | null
  nowMs: number
}

/** Counts a request for a mail. The second of an address that is not confirmed sends it a question, once a day. */
export function requestAlertConfirmation(deps: MailLinkDeps, asked: AlertRequest): void {
  const { db } = deps
  const { email, language, signedIn, nowMs } = asked
  if (signedIn && findCustomer(db, signedIn.customerId)?.email === email)
    return saveConfirmed(db, email, nowMs)
  const { confirmed, mailed } = findAddress(db, email)
  if (confirmed || !(mailed || countAlerts(db, email) > 1)) return
  sendConfirmationMail(deps, { topic: 'alerts', email, language }, nowMs)
}

/** Confirms an address, whose alerts are sent from now on; false where it waits for none, as after their end. */
export function confirmAlerts(db: Database, email: string, nowMs: number): boolean {
  if (findAddress(db, email).confirmed) return true
  if (countAlerts(db, email) === 0) return false
  saveConfirmed(db, email, nowMs)
  return true
}

/** Sends a mail that was asked for, with the link that ends such mails. */
export function sendAlertMail(
  { db, publicOrigin, unsubscribeKey }: MailLinkDeps,
  { recipient, language }: Pick<Mail, 'recipient' | 'language'>,
  create: (endLink: string) => Mail,
  nowMs: number,
): void {
  db.prepare(
    `INSERT INTO alert_address VALUES (?, 0, 1, ?)
     ON CONFLICT (email) DO UPDATE SET mailed = 1, at = excluded.at`,
  ).run(recipient, nowMs)
  const token = createMailToken(unsubscribeKey, endAlerts + recipient)
  const link = unsubscribeLink(publicOrigin, { language, token, about: 'alerts' })
  sendMail(db, { ...create(link), headers: unsubscribeHeaders(link) }, nowMs)
}

/** Ends all requests of an address; later ones need its confirmation. */
export function endAlertsOf(db: Database, email: string): void {
  deleteAlerts(db, email)
  db.prepare('UPDATE alert_address SET confirmed = 0, mailed = 1 WHERE email = ?').run(email)
}

export function deleteAlertAddress(db: Database, email: string): void {
  deleteAlerts(db, email)
  db.prepare('DELETE FROM alert_address WHERE email = ?').run(email)
}

function saveConfirmed(db: Database, email: string, nowMs: number): void {
  db.prepare(
    `INSERT INTO alert_address VALUES (?, 1, 0, ?)
     ON CONFLICT (email) DO UPDATE SET confirmed = 1, at = excluded.at`,
  ).run(email, nowMs)
}

function findAddress(db: Database, email: string): { confirmed: boolean; mailed: boolean } {
  const row = db
    .prepare('SELECT confirmed, mailed FROM alert_address WHERE email = ?')
    .get(email) as { confirmed: number; mailed: number } | undefined
  return { confirmed: row?.confirmed === 1, mailed: row?.mailed === 1 }
}
