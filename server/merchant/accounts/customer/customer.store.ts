/** Customers and their credentials as rows. */
import type { Address } from '../../vocabulary/address.ts'
import type { Database } from '../../store/database.ts'

export const customerTables = `
CREATE TABLE customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  customer_type TEXT NOT NULL DEFAULT 'PERSON' CHECK (customer_type IN ('PERSON', 'ORGANIZATION')),
  gender TEXT NOT NULL DEFAULT 'UNSET'
    CHECK (gender IN ('UNSET', 'UNSPECIFIED', 'WOMAN', 'MAN')),
  personal_id TEXT NOT NULL DEFAULT '',
  address TEXT CHECK (json_valid(address)),
  meta_data TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
INSERT INTO sqlite_sequence (name, seq) VALUES ('customer', 1000);
`

export type CustomerType = 'PERSON' | 'ORGANIZATION'
export type Gender = 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN'

/** Fields that a customer may change. */
export interface CustomerFields {
  customerType: CustomerType
  gender: Gender
  /** Personal or organisation number; '' when not given. */
  personalId: string
  address: Address | null
  metaData: string | null
}

export interface Customer extends CustomerFields {
  id: number
  /** Lower case; never changes. */
  email: string
  /** The stored form of the password hasher. */
  password: string
}

const columns = `id, email, password, customer_type AS customerType, gender,
  personal_id AS personalId, address, meta_data AS metaData`

/** Null when the e-mail address already has an account. */
export function createCustomer(
  db: Database,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  nowMs: number,
): Customer | null {
  const { changes } = db
    .prepare(
      `INSERT INTO customer (email, password, created_at, updated_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (email) DO NOTHING`,
    )
    .run(email, password, nowMs, nowMs)
  return changes === 1 ? findCustomerByEmail(db, email) : null
}

export function findCustomer(db: Database, id: number): Customer | null {
  return parseRow(db.prepare(`SELECT ${columns} FROM customer WHERE id = ?`).get(id))
}

export function findCustomerByEmail(db: Database, email: string): Customer | null {
  return parseRow(db.prepare(`SELECT ${columns} FROM customer WHERE email = ?`).get(email))
}

export function saveCustomer(db: Database, { id, ...fields }: Customer, nowMs: number): void {
  db.prepare(
    `UPDATE customer SET customer_type = ?, gender = ?, personal_id = ?, address = ?, meta_data = ?,
       updated_at = ? WHERE id = ?`,
  ).run(
    fields.customerType,
    fields.gender,
    fields.personalId,
    fields.address && JSON.stringify(fields.address),
    fields.metaData,
    nowMs,
    id,
  )
}

/** False when the customer does not exist any more. */
export function setPassword(db: Database, id: number, password: string, nowMs: number): boolean {
  const { changes } = db
    .prepare('UPDATE customer SET password = ?, updated_at = ? WHERE id = ?')
    .run(password, nowMs, id)
  return changes === 1
}

/** Stores another hash of the same password; does nothing when the password has changed meanwhile. */
export function replacePasswordHash(
  db: Database,
  { id, password }: Customer,
  newHash: string,
): void {
  db.prepare('UPDATE customer SET password = ? WHERE id = ? AND password = ?').run(
    newHash,
    id,
    password,
  )
}

/** Sessions, balance and reset keys are deleted with the row. */
export function deleteCustomerRow(db: Database, id: number): void {
  db.prepare('DELETE FROM customer WHERE id = ?').run(id)
}

function parseRow(row: unknown): Customer | null {
  if (!row) return null
  const customer = row as Omit<Customer, 'address'> & { address: string | null }
  return { ...customer, address: JSON.parse(customer.address ?? 'null') as Address | null }
}
