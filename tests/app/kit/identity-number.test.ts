import { expect, it } from 'vitest'

import { isIdentityNumber } from '#app/kit/identity-number.server.ts'

it.each([
  ['19880320-0016', 'SE', 'PERSON', true],
  ['198803200016', 'SE', 'PERSON', true],
  ['811228–9841', 'SE', 'PERSON', true],
  ['880320-0018', 'SE', 'PERSON', false],
  ['150916-0006', 'SE', 'PERSON', false],
  ['20010230-1234', 'SE', 'PERSON', false],
  ['556016-0680', 'SE', 'ORGANIZATION', true],
  ['16556016-0680', 'SE', 'ORGANIZATION', true],
  ['19880320-0016', 'SE', 'ORGANIZATION', true],
  ['556016-0681', 'SE', 'ORGANIZATION', false],
  ['211062-5629', 'DK', 'PERSON', true],
  ['13585628', 'DK', 'ORGANIZATION', true],
  ['13097248032', 'NO', 'PERSON', false],
  ['988077917', 'NO', 'ORGANIZATION', true],
  ['131052-308T', 'FI', 'PERSON', true],
  ['010516B903X', 'AX', 'PERSON', true],
  ['2077474-1', 'FI', 'ORGANIZATION', false],
  ['1'.repeat(5000), 'SE', 'PERSON', false],
  ['whatever', 'DE', 'PERSON', true],
  ['whatever', '__proto__', 'PERSON', true],
] as const)('%s in %s for %s could be one: %s', (number, country, type, isOne) => {
  expect(isIdentityNumber(number, country, type)).toBe(isOne)
})
