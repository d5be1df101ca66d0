/** Mails that the shop has sent, as rows. The table replaces a mail server. */
import type { Database } from '../store/database.ts'
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

const columns = `id, kind, subject_key AS subjectKey, recipient, language, subject, text, html, headers,
  sent_at AS sentAtMs`

export function sendMail(db: Database, mail: Mail, nowMs: number): void {
  db.prepare(
    `INSERT INTO mail (kind, subject_key, recipient, language, subject, text, html, headers, sent_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (kind, subject_key) DO NOTHING`,
  ).run(
    mail.kind,
    mail.subjectKey,
    mail.recipient,
    mail.language,
    mail.subject,
    mail.text,
    mail.html,
    JSON.stringify(mail.headers ?? {}),
    nowMs,
  )
}

/** Deletes the mails to an address. */
export function deleteMailTo(db: Database, recipient: string): void {
  db.prepare('DELETE FROM mail WHERE recipient = ? COLLATE NOCASE').run(recipient)
}

/** Newest first. */
export function listLatestMail(db: Database, limit: number): SentMail[] {
  const rows = db.prepare(`SELECT ${columns} FROM mail ORDER BY id DESC LIMIT ?`).all(limit)
  return (rows as StoredMail[]).map(readHeaders)
}

export function findMail(db: Database, id: number): SentMail | null {
  const row = db.prepare(`SELECT ${columns} FROM mail WHERE id = ?`).get(id)
  return row === undefined ? null : readHeaders(row as StoredMail)
}

type StoredMail = Omit<SentMail, 'headers'> & { headers: string }

const readHeaders = (mail: StoredMail): SentMail => ({
  ...mail,
  headers: JSON.parse(mail.headers) as SentMail['headers'],
})
