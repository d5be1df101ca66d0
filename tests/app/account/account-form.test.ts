import { describe, expect, it } from 'vitest'

import { loginForm, passwordForm, registerForm } from '#app/account/account-form.ts'
import { settingsForm } from '#app/account/settings/settings-form.ts'
import { userChange } from '#app/account/settings/user-change.ts'
import type { z } from 'zod'

const faultsOf = (schema: z.ZodType, form: unknown) =>
  Object.fromEntries(
    (schema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

describe('registration', () => {
  const right = {
    email: 'ny@example.com',
    newPassword: 'sju777a',
    repeated: 'sju777a',
    customerType: 'PERSON',
  }

  it('accepts an email address and a password of seven characters, typed twice', () => {
    expect(faultsOf(registerForm, right)).toEqual({})
  })

  it.each([
    [{ newPassword: 'kort66', repeated: 'kort66' }, { newPassword: 'passwordShort' }],
    [{ newPassword: undefined }, { newPassword: 'password' }],
    [{ repeated: 'sju777b' }, { repeated: 'passwordsDiffer' }],
    [{ email: 'ny@example' }, { email: 'email' }],
    [{ email: `${'a'.repeat(10_000)}@example.com` }, { email: 'email' }],
    [
      { newPassword: 'x'.repeat(10_000), repeated: 'x'.repeat(10_000) },
      { newPassword: 'tooLong', repeated: 'tooLong' },
    ],
  ])('has a message for %j', (change, faults) => {
    expect(faultsOf(registerForm, { ...right, ...change })).toEqual(faults)
  })

  it('keeps passwords unchanged, including spaces and special characters', () => {
    const password = '  🛋️ مرحبا \'"<b> '
    expect(loginForm.parse({ email: right.email, password }).password).toBe(password)
  })

  it('applies the same rules to a changed password', () => {
    expect(faultsOf(passwordForm, { password: 'x', newPassword: 'y', repeated: 'z' })).toEqual({
      newPassword: 'passwordShort',
      repeated: 'passwordsDiffer',
    })
  })
})

describe('settings', () => {
  it('send the merchant one address block, and empty the fields that were emptied', () => {
    const form = settingsForm.parse({
      block: 'address',
      addressLine1: ' Storgatan 1 ',
      zip: '111 22',
      city: 'Stockholm',
      country: 'SE',
      balance: '99999',
    })
    expect(userChange(form)).toEqual({
      address: {
        careOf: '',
        addressLine1: 'Storgatan 1',
        addressLine2: '',
        zip: '111 22',
        city: 'Stockholm',
        country: 'SE',
        entryCode: '',
      },
    })
  })

  it('send a gender only for persons and a company only for organizations', () => {
    const both = { block: 'identity', company: 'Ek AB', gender: 'WOMAN', identityNumber: '1' }
    const as = (customerType: string) => userChange(settingsForm.parse({ ...both, customerType }))
    expect(as('PERSON')).toMatchObject({ gender: 'WOMAN', address: { company: '' } })
    expect(as('ORGANIZATION')).toEqual({
      customerType: 'ORGANIZATION',
      personalId: '1',
      address: { company: 'Ek AB' },
    })
  })
})
