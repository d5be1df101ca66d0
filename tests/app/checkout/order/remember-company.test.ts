import { expect, it } from 'vitest'

import { missingCompany } from '#app/checkout/order/remember-company.server.ts'

const number = '556036-0793'
const ordered = {
  customerType: 'ORGANIZATION',
  organizationId: ` ${number} `,
  company: 'Ek AB',
} as const
const account = (customerType: 'PERSON' | 'ORGANIZATION', identityNumber = '', company = '') => ({
  customerType,
  identityNumber,
  address: { company },
})

it.each([
  ['no company', account('ORGANIZATION'), { personalId: number, address: { company: 'Ek AB' } }],
  ['a name', account('ORGANIZATION', '', 'Ek Kontor AB'), { personalId: number }],
  ['a number', account('ORGANIZATION', '559999-9991'), { address: { company: 'Ek AB' } }],
  ['both', account('ORGANIZATION', '559999-9991', 'Ek Kontor AB'), null],
  ['a person', account('PERSON'), null],
])('an account with %s gets from an order only what it lacks', (_, customer, change) => {
  expect(missingCompany(customer, ordered)).toEqual(change)
})
