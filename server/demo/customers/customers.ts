/** The demo's two customers: a person with orders and an organization. */
import { createHash } from 'node:crypto'
import { emptyAddress, mergeAddress, type Address } from '#server/merchant/vocabulary/address.ts'
import type { InitialCustomer } from '#server/merchant/accounts/customer/initial-customers.ts'

const demoPassword = 'soffa123'
/**
 * Salt that clients of the public API append to a password before they hash it (merchant API 1.4).
 */
const clientSalt = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD'

export const demoCustomers: readonly InitialCustomer[] = [
  {
    email: 'anna@example.com',
    password: demoPasswordHash(),
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
    password: demoPasswordHash(),
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

/** The demo's password as a client sends it. */
export function demoPasswordHash(): string {
  return createHash('sha384').update(`${demoPassword}${clientSalt}`).digest('base64')
}

function address(fields: Partial<Address>): Address {
  return mergeAddress(emptyAddress, { country: 'Sweden', ...fields }) ?? emptyAddress
}
