import type { Address } from '../../vocabulary/address.ts'
import type { Database } from '../../store/database.ts'
import { table } from '../../store/table.ts'

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

export interface Customer {
  id: number
  /** Lower case; never changes. */
  email: string
  /** The stored form of the password hasher. */
  password: string
  customerType: CustomerType
  gender: Gender
  /** Personal or organisation number; '' when not given. */
  personalId: string
  address: Address | null
  metaData: string | null
}

type CustomerRow = Customer & { createdAtMs: number; updatedAtMs: number }

/** Sessions, balance and reset keys are deleted with the row of a customer. */
export const customers = table<CustomerRow>('customer', { address: 'json' })

/** Null when the e-mail address already has an account. */
export function createCustomer(
  db: Database,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  nowMs: number,
): Customer | null {
  const row = { email, password, createdAtMs: nowMs, updatedAtMs: nowMs }
  const isNew = customers.insert(db, row, 'ON CONFLICT (email) DO NOTHING')
  return isNew ? findCustomerByEmail(db, email) : null
}

export const findCustomer = (db: Database, id: number): Customer | null =>
  customers.find(db, { id })

export const findCustomerByEmail = (db: Database, email: string): Customer | null =>
  customers.find(db, { email })

export function saveCustomer(
  db: Database,
  { id, customerType, gender, personalId, address, metaData }: Customer,
  nowMs: number,
): void {
  const fields = { customerType, gender, personalId, address, metaData }
  customers.update(db, { ...fields, updatedAtMs: nowMs }, { id })
}

/** False when the customer does not exist any more, or has another password than the one to replace. */
export const setPassword = (
  db: Database,
  { id, password: replaced }: { id: number; password?: string },
  password: string,
  nowMs: number,
): boolean =>
  customers.update(db, { password, updatedAtMs: nowMs }, { id, password: replaced }) === 1
