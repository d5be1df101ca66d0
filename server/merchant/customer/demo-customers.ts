/**
 * The demo's two customers, put into a shop that has never had any: a person with a history and an
 * organization. Ids, orders and sums are the same on every machine; dates count back from the first
 * start, as the catalogue's price histories do.
 */
import { createHash } from 'node:crypto'
import { emptyAddress, mergeAddress, type Address } from '../checkout/address.ts'
import type { Database } from '../store/database.ts'
import { enterBalance } from './balance.store.ts'
import {
  createCustomer,
  saveCustomer,
  type Customer,
  type CustomerType,
  type Gender,
} from './customer.store.ts'
import { subscribe } from './newsletter.store.ts'

export interface DemoCustomer {
  email: string
  customerType: CustomerType
  gender: Gender
  wantsNewsletter: boolean
  address: Address
  balanceMinor: number
}

export const demoPassword = 'soffa123'
/** What clients of the public API put behind a password before they hash it (merchant API 1.4). */
const clientSalt = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD'

export const demoCustomers: readonly DemoCustomer[] = [
  {
    email: 'anna@example.com',
    customerType: 'PERSON',
    gender: 'WOMAN',
    wantsNewsletter: true,
    address: address({
      firstName: 'Anna',
      lastName: 'Lindqvist',
      addressLine1: 'Storgatan 12',
      zip: '111 22',
      city: 'Stockholm',
      mobile: '070-123 45 67',
    }),
    balanceMinor: 500_00,
  },
  {
    email: 'kontor@example.com',
    customerType: 'ORGANIZATION',
    gender: 'UNSET',
    wantsNewsletter: false,
    address: address({
      firstName: 'Karin',
      lastName: 'Ek',
      company: 'Ek Kontor AB',
      addressLine1: 'Verkstadsgatan 3',
      zip: '411 04',
      city: 'Göteborg',
      mobile: '070-765 43 21',
    }),
    balanceMinor: 0,
  },
]

/** True while no customer was ever made here, the demo's own included. */
export function hasNeverHadCustomers(db: Database): boolean {
  const row = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'customer'").get()
  return (row as { seq: number } | undefined)?.seq === 1000
}

/** What a client would send for the demo's password. */
export function demoPasswordHash(): string {
  return createHash('sha384').update(`${demoPassword}${clientSalt}`).digest('base64')
}

/** @param password as the password hasher keeps it */
export function putDemoCustomer(
  db: Database,
  demo: DemoCustomer,
  password: string,
  nowMs: number,
): Customer {
  const created = createCustomer(db, { email: demo.email, password }, nowMs)
  if (!created) throw new Error(`${demo.email} is there already`)
  const { customerType, gender, address } = demo
  const customer: Customer = { ...created, customerType, gender, address }
  saveCustomer(db, customer, nowMs)
  if (demo.wantsNewsletter) subscribe(db, demo.email, [], nowMs)
  if (demo.balanceMinor) {
    enterBalance(
      db,
      {
        customerId: customer.id,
        currency: 'SEK',
        amountMinor: demo.balanceMinor,
        reason: 'refund',
        orderNumber: null,
      },
      nowMs,
    )
  }
  return customer
}

function address(fields: Partial<Address>): Address {
  return mergeAddress(emptyAddress, { country: 'Sweden', ...fields }) ?? emptyAddress
}
