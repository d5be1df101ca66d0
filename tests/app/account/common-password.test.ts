import { expect, it } from 'vitest'

import { isCommonPassword } from '#app/account/common-password.ts'

it.each([
  'aaaaaaa',
  '1111111111',
  'abcabcab',
  'hejhejhej',
  '1234567',
  '7654321',
  '12345678910',
  'abcdefg',
  'qwertyu',
  'QWERTY123',
  'asdfghj1',
  '1qaz2wsx',
  'password',
  'P@ssw0rd',
  'Password1!',
  'lösenord',
  'Lösenord123',
  'adgangskode1',
  'salasana1',
  'Passord123',
  'sommar2026',
  'Hemvist1',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each([
  'soffa123',
  'sju777a',
  'correct horse',
  'kaffe på altanen',
  'x7#Lm2q',
  'Sommarstugan',
  '密码密码是什么啊',
])('%s is accepted', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

it('a long password is checked quickly', () => {
  expect(isCommonPassword('abc'.repeat(300) + 'x')).toBe(true)
})
