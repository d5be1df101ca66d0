/** Mails that the shop has sent, as rows. The table replaces a mail server. */
import type { Database } from '../store/database.ts'
import { table } from '../store/table.ts'
import type { LanguageCode } from '../channel/markets.ts'

export const outboxTables = `
CREATE TABLE mail (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  subject_key TEXT NOT NULL,
  recipient TEXT NOT NULL,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  UNIQUE (kind, subject_key)
) STRICT;
`

/** Header fields of a mail, as JSON. */
export const mailHeaderTables = `
ALTER TABLE mail ADD COLUMN headers TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(headers));
`

export interface Mail {
  kind:
    | 'order-confirmation'
    | 'order-link'
    | 'order-shipped'
    | 'password-reset'
    | 'back-in-stock'
    | 'price-alert'
    | 'newsletter-welcome'
    | 'confirmation'
    | 'withdrawal-receipt'
  /** What the mail is about (an order number, the hash of a key): one mail at most for each. */
  subjectKey: string
  recipient: string
  language: LanguageCode
  subject: string
  text: string
  html: string
  /** Header fields for the server that sends the mail, besides the usual ones. */
  headers?: Readonly<Record<string, string>>
}

interface SentMail extends Required<Mail> {
  id: number
  sentAtMs: number
}

export const mails = table<SentMail>('mail', { headers: 'json' })

export function sendMail(db: Database, mail: Mail, nowMs: number): void {
  mails.insert(db, { ...mail, sentAtMs: nowMs }, 'ON CONFLICT (kind, subject_key) DO NOTHING')
}

/** Newest first. */
export const listLatestMail = (db: Database, limit: number) =>
  mails.all(db, ['true ORDER BY id DESC LIMIT ?', limit])

export const findMail = (db: Database, id: number) => mails.find(db, { id })
