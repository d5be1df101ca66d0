import { expect, it } from 'vitest'

import { numberCountryOf } from '#app/checkout/payment/number-country.ts'

it.each([
  ['SE', 'SE'],
  ['DK', 'DK'],
  ['NO', 'NO'],
  ['FI', 'FI'],
  ['AX', 'FI'],
  ['DE', null],
  ['', null],
])('identity numbers in %s have the format of %s', (code, country) => {
  expect(numberCountryOf(code)).toBe(country)
})
