import { describe, expect, it } from 'vitest'

import type { Customer } from '#app/account/account.ts'
import { draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import { completeDraft, draftStep, guest } from '#app/checkout/draft/draft-owner.ts'
import { foreignAddress, prefillCheckout } from '#app/checkout/draft/prefill-checkout.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const accountData = {
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  phone: '070-174 06 05',
  addressLine1: 'Storgatan 12',
  zip: '111 22',
  city: 'Stockholm',
}
const anna = { owner: 'anna', accountData }
const guestVisitor = { owner: guest, accountData: null }

describe('a checkout draft in a cart', () => {
  it('is filled from the account when nothing was typed', () => {
    expect(draftStep({ draft: { country: 'se' }, owner: guest }, anna)).toEqual({
      kind: 'fill',
      draft: accountData,
    })
  })

  it('is kept unchanged once it belongs to the account, including emptied fields', () => {
    const draft = { email: 'anna@example.com', zip: '41104' }
    expect(draftStep({ draft, owner: 'anna' }, anna)).toEqual({ kind: 'keep' })
    expect(draftStep({ draft, owner: guest }, guestVisitor)).toEqual({ kind: 'keep' })
  })

  it('loses the account’s address when the visitor comes from its country to another one', () => {
    const { addressLine1, zip, city } = accountData
    const leftAddress = { addressLine1, zip, city, careOf: '', addressLine2: '', entryCode: '' }
    const moved = { ...anna, accountData: { email: 'anna@example.com' }, leftAddress }
    const draft = { firstName: 'Anna', addressLine1, zip: '11122', city }
    expect(draftStep({ draft, owner: 'anna' }, moved)).toEqual({
      kind: 'fill',
      draft: Object.fromEntries(Object.keys(leftAddress).map((field) => [field, ''])),
    })
    expect(draftStep({ draft: { ...draft, zip: '00100' }, owner: 'anna' }, moved)).toEqual({
      kind: 'keep',
    })
  })

  it.each([
    ['SE', 'FI', { zip: '22100' }],
    ['FI', 'AX', null],
    ['AX', 'FI', null],
    ['SE', 'SE', null],
    ['', 'FI', null],
  ])('an address in %j is foreign in %j: %j', (country, delivery, foreign) => {
    const customer = { address: { country, zip: '22100' } } as Customer
    expect(foreignAddress(customer, delivery)).toEqual(foreign)
  })

  it.each([
    ['SE', '070-174 06 05'],
    ['DK', '+46 70 174 06 05'],
  ])('is filled in %s with the phone number as it is called from there', (delivery, phone) => {
    const address = { ...accountData, country: 'SE' }
    const customer = { ...accountData, customerType: 'PERSON', address } as unknown as Customer
    expect(prefillCheckout(customer, delivery)).toMatchObject({ phone })
  })

  it.each([
    ['of another account', { email: 'anna@example.com' }, 'kontor', anna, accountData],
    [
      'typed for another address',
      { email: 'bo@example.com', zip: '41104' },
      guest,
      anna,
      accountData,
    ],
    ['of an account, for a guest', { email: 'anna@example.com' }, 'anna', guestVisitor, {}],
    [
      'of an account, for one that cannot be asked',
      {},
      'kontor',
      { ...anna, accountData: null },
      {},
    ],
  ])('%s is replaced by the data of the account', (_, draft, owner, visitor, left) => {
    expect(draftStep({ draft, owner }, visitor)).toEqual({ kind: 'replace', draft: left })
  })

  it('that was typed before the login is kept, and a failing account request changes nothing', () => {
    const draft = { email: 'bo@example.com' }
    expect(draftStep({ draft, owner: guest }, { ...anna, accountData: null })).toEqual({
      kind: 'keep',
    })
  })

  it.each([
    ['a phone of their own', { phone: '08-123' }, ['phone']],
    ['the same address', { zip: '11122', email: 'Anna@Example.com' }, []],
    // An address mixed from two addresses would make the parcel undeliverable.
    ['a part of another address', { zip: '41104' }, ['zip', 'city', 'addressLine1']],
    ['another first name', { firstName: 'Bo' }, ['firstName', 'lastName']],
  ])('that was typed before the login keeps %s', (_, draft, leftOut) => {
    const step = draftStep({ draft, owner: guest }, anna)
    const filled = step.kind === 'fill' ? Object.keys(step.draft) : []
    const left = new Set<string>(leftOut)
    expect(new Set(filled)).toEqual(
      new Set(Object.keys(accountData).filter((field) => !left.has(field))),
    )
  })
})

describe('the owner of a draft', () => {
  const tokenOf = (name: string) =>
    `e30.${Buffer.from(JSON.stringify({ name })).toString('base64url')}.x`
  const ownerOf = (token: string | null, cookies = {}) =>
    draftOwner({ token, cookies: testContext('', cookies).cookies })

  it('is a hash of the account name, ignoring case, that does not reveal the email address', () => {
    expect(ownerOf(tokenOf('Anna@example.com'))).toBe(ownerOf(tokenOf('anna@example.com')))
    expect(ownerOf(tokenOf('anna@example.com'))).not.toBe(ownerOf(tokenOf('bo@example.com')))
    expect(ownerOf(tokenOf('anna@example.com'))).not.toContain('anna')
  })

  it('is empty for a guest, and comes from the session when the token has no name', () => {
    expect(ownerOf(null, { 'ralph-user': 'anna@example.com' })).toBe(guest)
    expect(ownerOf('opaque', { 'ralph-user': 'anna@example.com' })).toBe(
      ownerOf(tokenOf('anna@example.com')),
    )
  })
})

describe('a draft that somebody else has filled in', () => {
  const typed = {
    email: 'own@example.com',
    addressLine1: 'Egen gata 1',
    zip: '90325',
    message: 'Ring',
  }

  it.each([
    [{}, typed],
    [{ email: 'a@example.com' }, { ...typed, email: 'a@example.com' }],
    // Two half addresses make no valid one.
    [{ city: 'Umeå' }, { email: 'own@example.com', city: 'Umeå', message: 'Ring' }],
  ])('%j is completed by what was typed', (draft, whole) => {
    expect(completeDraft(draft, typed)).toEqual(whole)
  })
})
