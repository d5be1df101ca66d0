import { expect, it } from 'vitest'

import {
  addressFilter,
  addressIntent,
  chosenAddress,
  differentAddresses,
  readAddressIntent,
  type AddressValues,
} from '#app/checkout/used-addresses/used-address.ts'

const home: AddressValues = {
  firstName: 'Anna',
  lastName: 'Lind',
  careOf: '',
  addressLine1: 'Storgatan 12',
  addressLine2: '',
  zip: '111 22',
  city: 'Stockholm',
  entryCode: '1234',
  company: '',
}
const office = { ...home, addressLine1: 'Verkstadsgatan 3', company: 'Ek AB' }

it('an address is offered once, as it was written first', () => {
  const again = { ...home, addressLine1: 'STORGATAN  12', zip: '11122', entryCode: '' }
  expect(differentAddresses([home, again, office])).toEqual([home, office])
})

it('incomplete addresses are not offered, and no more than six', () => {
  expect(differentAddresses([{ ...home, city: '' }])).toEqual([])
  const many = Array.from({ length: 9 }, (_, i) => ({ ...home, addressLine1: `Storgatan ${i}` }))
  expect(differentAddresses(many)).toEqual(many.slice(0, 6))
})

it('a chosen address replaces all fields of its part, but not the company with none', () => {
  expect(chosenAddress('billing', home)).toMatchObject({ careOf: '', city: 'Stockholm' })
  expect(chosenAddress('billing', home)).not.toHaveProperty('company')
  expect(chosenAddress('billing', office)).toMatchObject({ company: 'Ek AB' })
  expect(chosenAddress('shipping', office)).toEqual({
    shipElsewhere: 'on',
    shipFirstName: 'Anna',
    shipLastName: 'Lind',
    shipCareOf: '',
    shipAddressLine1: 'Verkstadsgatan 3',
    shipAddressLine2: '',
    shipZip: '111 22',
    shipCity: 'Stockholm',
    shipEntryCode: '1234',
  })
})

it.each([null, 'order', 'address-', 'address-home-abc', 'address-billing-', 'address-billing-a b'])(
  'the button %s chooses no address',
  (intent) => expect(readAddressIntent(intent)).toBeNull(),
)

it('the value of a button has part and key', () => {
  const chosen = { part: 'shipping', key: 'a1-b_2' } as const
  expect(readAddressIntent(addressIntent(chosen.part, chosen.key))).toEqual(chosen)
})

const [sweden, finland, germany] = [
  { country: { code: 'SE', name: 'Sweden' }, currency: 'SEK' },
  { country: { code: 'FI', name: 'Finland' }, currency: 'EUR' },
  { country: { code: 'DE', name: 'Germany' }, currency: 'EUR' },
]

it.each([
  ['SE', 'SEK', sweden, true],
  ['Sweden', null, sweden, true],
  [' sverige', null, sweden, true],
  ['Ruotsi', 'SEK', sweden, true],
  ['Finland', 'SEK', sweden, false],
  ['', 'SEK', sweden, true],
  ['', 'EUR', sweden, false],
  ['', null, sweden, false],
  ['Tyskland', 'EUR', germany, true],
  ['Suomi', 'EUR', germany, false],
  // Nothing tells in which of the two it is.
  ['', 'EUR', finland, false],
] as const)(
  'an address in "%s", bought in %s, is offered for its country alone',
  (country, currency, here, isOffered) => {
    const markets = [sweden, finland, germany]
    expect(addressFilter(here, markets)({ country, currency })).toBe(isOffered)
  },
)
