import { describe, expect, it } from 'vitest'

import { readMerchantData, writeMerchantData } from '#app/checkout/draft/merchant-data.ts'

const elsewhere = {
  shipElsewhere: 'on',
  shipFirstName: 'Bo',
  shipLastName: 'Ek',
  shipAddressLine1: 'Bakgatan 9',
  shipZip: '411 04',
  shipCity: 'Göteborg',
}

describe('values without a merchant field are restored', () => {
  it.each([
    ['a message and a code', { message: 'Ring på', code: 'SOMMAR10' }],
    ['an address that is not wanted yet', { shipFirstName: 'Bo', shipAddressLine1: 'Bakgatan 9' }],
    ['a wanted address without a street', { shipElsewhere: 'on', shipFirstName: 'Bo' }],
    ['a company while one buys as a person', { company: 'Ek AB', organizationId: '556036-0793' }],
  ])('%s', (_, typed) => {
    const text = writeMerchantData({ ...typed, customerType: 'PERSON' }, 'owner')
    expect(readMerchantData(text)).toMatchObject({ typed, owner: 'owner', country: '' })
  })
})

it('the country and the customer type that a draft was saved for are restored beside its values', () => {
  const savedFor = { country: 'fi', customerType: 'ORGANIZATION' }
  expect(readMerchantData(writeMerchantData({ ...savedFor, message: 'Ring' }, ''))).toEqual({
    typed: { message: 'Ring' },
    owner: '',
    ...savedFor,
  })
})

it('the personal number is kept while the customer buys for a company', () => {
  const form = { customerType: 'ORGANIZATION', identityNumber: '811228-9874' }
  expect(readMerchantData(writeMerchantData(form, '')).typed).toEqual({
    identityNumber: '811228-9874',
  })
})

it('values that the merchant returns are not stored a second time', () => {
  const company = { customerType: 'ORGANIZATION', company: 'Ek AB', organizationId: '556036-0793' }
  const text = writeMerchantData({ ...company, ...elsewhere, email: 'bo@example.com' }, '')
  expect(readMerchantData(text).typed).toEqual({})
})

it('no text is longer than the merchant accepts', () => {
  const hostile = Object.fromEntries(
    [...Object.keys(elsewhere), 'message', 'code'].map((field) => [field, '\u0001'.repeat(1000)]),
  )
  const text = writeMerchantData({ ...hostile, shipElsewhere: '' }, 'owner')
  expect(text.length).toBeLessThan(10_000)
  expect(readMerchantData(text).owner).toBe('owner')
})

it.each([null, undefined, '', 'x', '[]', 'null', '"x"', '{"owner":7,"message":{},"code":null}'])(
  'foreign data is ignored: %j',
  (text) =>
    expect(readMerchantData(text)).toEqual({ typed: {}, owner: '', country: '', customerType: '' }),
)
