import { expect, it } from 'vitest'

import { currencySign, formatMoney } from '#app/i18n/format-money.server.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

it.each([
  [1990, 'sv-SE', 'SEK', '1 990 kr'],
  [1990.5, 'sv-SE', 'SEK', '1 990,50 kr'],
  [49, 'fi-FI', 'EUR', '49 €'],
  [1990, 'sv-SE', 'kr', '1 990 kr'],
  [1990.5, 'sv-SE', 'KRONOR', '1 990,50 KRONOR'],
  [1990, 'en-US', '', '1,990'],
  [1990, 'en-US', '  ', '1,990'],
  [1, 'en-US', 'x'.repeat(3000), `1 ${'x'.repeat(12)}`],
])('writes %d in %s and currency "%.20s" as %s', (amount, language, currency, written) => {
  expect(plain(formatMoney(amount, language, currency))).toBe(written)
})

it.each([
  ['da-DK', 'DKK', 'kr.'],
  ['nb-NO', 'NOK', 'kr'],
  ['en-IE', 'EUR', '€'],
  ['sv-SE', 'KRONOR', 'KRONOR'],
  ['sv-SE', '', ''],
])('in %s, %s has the sign %j', (language, currency, sign) => {
  expect(currencySign(language, currency)).toBe(sign)
})
