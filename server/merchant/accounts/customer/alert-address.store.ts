/** A stranger may name any address: the first mail is sent as asked for, more only once a mail or an account has confirmed it. */
import { type Mail, sendMail } from '../../mail/outbox.store.ts'
import { shopLink, unsubscribeHeaders } from '../../mail/shop-link.ts'
import { alerts } from './alert.store.ts'
import { sendConfirmationMail, type MailLinkDeps } from './confirmation.ts'
import { findCustomer } from './customer.store.ts'
import { createMailToken } from './mail-token.ts'
import type { LanguageCode } from '../../channel/markets.ts'
import type { SignedInCustomer } from '../../graphql/context.ts'
import type { Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'

export const alertAddressTables = `
CREATE TABLE alert_address (
  email TEXT PRIMARY KEY,
  confirmed INTEGER NOT NULL,
  mailed INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
`

const addresses = table<{ email: string; confirmed: boolean; mailed: boolean; atMs: number }>(
  'alert_address',
  { confirmed: 'boolean', mailed: 'boolean' },
)

export const endAlerts = 'end-alerts:'

interface AlertRequest {
  email: string
  language: LanguageCode
  signedIn: SignedInCustomer | null
}

/** Counts a request for a mail. The second of an address that is not confirmed sends it a question, once a day. */
export function requestAlertConfirmation(deps: MailLinkDeps, asked: AlertRequest): void {
  const { db, now } = deps
  const { email, language, signedIn } = asked
  if (signedIn && findCustomer(db, signedIn.customerId)?.email === email)
    return saveConfirmed(db, email, now())
  const address = addresses.find(db, { email })
  if (address?.confirmed || !(address?.mailed || alerts.count(db, { email }) > 1)) return
  sendConfirmationMail(deps, { topic: 'alerts', email, language })
}

/** Confirms an address, whose alerts are sent from now on; false where it waits for none, as after their end. */
export function confirmAlerts(db: Database, email: string, nowMs: number): boolean {
  if (addresses.find(db, { email })?.confirmed) return true
  if (alerts.count(db, { email }) === 0) return false
  saveConfirmed(db, email, nowMs)
  return true
}

/** Sends a mail that was asked for, with the link that ends such mails. */
export function sendAlertMail(
  { db, now, publicOrigin, unsubscribeKey }: MailLinkDeps,
  { recipient, language }: Pick<Mail, 'recipient' | 'language'>,
  create: (endLink: string) => Mail,
): void {
  addresses.insert(
    db,
    { email: recipient, confirmed: false, mailed: true, atMs: now() },
    'ON CONFLICT (email) DO UPDATE SET mailed = 1, at = excluded.at',
  )
  const token = createMailToken(unsubscribeKey, endAlerts + recipient)
  // The page words its question by what ends.
  const about = { token, about: 'alerts' }
  const link = shopLink(publicOrigin, language, '/newsletter/unsubscribe', about)
  sendMail(db, { ...create(link), headers: unsubscribeHeaders(link) }, now())
}

/** Ends all requests of an address; later ones need its confirmation. */
export function endAlertsOf(db: Database, email: string): void {
  alerts.remove(db, { email })
  addresses.update(db, { confirmed: false, mailed: true }, { email })
}

export function deleteAlertAddress(db: Database, email: string): void {
  alerts.remove(db, { email })
  addresses.remove(db, { email })
}

function saveConfirmed(db: Database, email: string, nowMs: number): void {
  addresses.insert(
    db,
    { email, confirmed: true, mailed: false, atMs: nowMs },
    'ON CONFLICT (email) DO UPDATE SET confirmed = 1, at = excluded.at',
  )
}
