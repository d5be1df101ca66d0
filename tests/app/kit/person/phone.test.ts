import { expect, it } from 'vitest'

import { isPhone, phoneFromAbroad } from '#app/kit/person/phone.server.ts'

it.each([
  ['070-123 45 67', 'SE', true],
  ['+46 70 123 45 67', 'DK', true],
  ['0046701234567', 'SE', true],
  ['(08) 123 456', 'SE', true],
  ['12 34 56 78', 'DK', true],
  ['040 123 4567', 'FI', true],
  ['07', 'SE', false],
  ['+1 555', 'SE', false],
  ['0701234567', 'XX', false],
  ['111111111111111111111111', 'SE', false],
  ['', 'SE', false],
])('%s in %s is a valid phone number: %s', (text, country, expected) => {
  expect(isPhone(text, country)).toBe(expected)
})

it.each([
  ['070-174 06 05', 'SE', '+46 70 174 06 05'],
  ['+46701740605', 'SE', '+46 70 174 06 05'],
  ['07', 'SE', '07'],
  ['', 'SE', ''],
])('%j of %s is called from abroad as %j', (text, country, expected) => {
  expect(phoneFromAbroad(text, country)).toBe(expected)
})
