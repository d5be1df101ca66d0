import type { Address } from '../../vocabulary/address.ts'
import type { Database } from '../../store/database.ts'
import { balanceEntries } from './balance.store.ts'
import {
  createCustomer,
  saveCustomer,
  type Customer,
  type CustomerType,
  type Gender,
} from './customer.store.ts'
import { addSubscriber } from './newsletter.store.ts'

export interface InitialCustomer {
  email: string
  /** Hashed with the public salt, as a client sends it (merchant API 1.4). */
  password: string
  customerType: CustomerType
  gender: Gender
  wantsNewsletter: boolean
  address: Address
  /** SEK. */
  balanceMinor: number
}

/** True until the first customer is created, initial ones included. */
export function hasNeverHadCustomers(db: Database): boolean {
  const row = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'customer'").get()
  return (row as { seq: number } | undefined)?.seq === 1000
}

/** Stores the hasher's form of a password; throws when there is a customer with this address. */
export function putInitialCustomer(
  db: Database,
  initial: InitialCustomer,
  password: string,
  nowMs: number,
): Customer {
  const created = createCustomer(db, { email: initial.email, password }, nowMs)
  if (!created) throw new Error(`${initial.email} is there already`)
  const { customerType, gender, address } = initial
  const customer: Customer = { ...created, customerType, gender, address }
  saveCustomer(db, customer, nowMs)
  if (initial.wantsNewsletter) addSubscriber(db, initial.email, [], nowMs)
  if (initial.balanceMinor) {
    balanceEntries.insert(db, {
      customerId: customer.id,
      currency: 'SEK',
      amountMinor: initial.balanceMinor,
      reason: 'refund',
      atMs: nowMs,
    })
  }
  return customer
}
