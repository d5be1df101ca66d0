import { expect, test } from 'vitest'

import {
  postalCodeExample,
  typedPostalCode,
  withUnbrokenCodes,
} from '#app/kit/person/postal-code.ts'

test.for([
  ['SE', ' 111 22 ', '111 22'],
  ['SE', 'SE-11122', '111 22'],
  ['SE', 's-111 22', '111 22'],
  ['SE', '１１１２２', '111 22'],
  ['SE', '00000', '000 00'],
  ['SE', '00100', null],
  ['SE', '1234', null],
  ['SE', '123456', null],
  ['SE', 'DK-2100', null],
  ['SE', 'SW1A 1AA', null],
  ['DK', '2100', '2100'],
  ['DK', '11122', null],
  ['NO', 'N-0155', 'N-0155'],
  ['FI', 'FIN-00100', 'FIN-00100'],
  ['AX', 'AX-22100', 'AX-22100'],
  ['AX', '00100', null],
  ['DE', 'D 10117', 'D 10117'],
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
  ['GB', '', null],
  ['GB', '   ', null],
  ['GB', 'London', null],
  ['GB', "' OR 1=1", null],
  ['GB', '<script>1', null],
  ['GB', '1'.repeat(13), null],
  ['GB', '🛋1', null],
] as const)('in %s, %j is the postal code %j', ([country, typed, code]) => {
  expect(typedPostalCode(typed, country)).toBe(code)
})

test.for(['SE', 'DK', 'NO', 'FI', 'AX', 'DE'])('the example of %s is a code of it', (country) => {
  const example = postalCodeExample(country)!
  expect(typedPostalCode(example, country)).toBe(example)
})

test('a country without a rule has no example', () => {
  expect(postalCodeExample('GB')).toBeNull()
})

test('the codes of Swedish places stay on one line', () => {
  const place = 'Paketlådan, Järnvägsgatan 5, 903 26 Umeå'
  expect(withUnbrokenCodes(place)).toBe(place.replace('903 26', '903\u00a026'))
})
