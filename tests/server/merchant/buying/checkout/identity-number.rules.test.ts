import { expect, it } from 'vitest'
import { isIdentityNumber } from '#server/merchant/buying/checkout/identity-number.rules.ts'

it.each([
  ['19880320-0016', 'se', 'PERSON', true],
  ['198803200016', 'se', 'PERSON', true],
  ['811228–9841', 'se', 'PERSON', true],
  ['090527+1474', 'se', 'PERSON', true],
  ['730288-9931', 'se', 'PERSON', true],
  ['150916-0006', 'se', 'PERSON', false],
  ['880320-0018', 'se', 'PERSON', false],
  ['20010230-1234', 'se', 'PERSON', false],
  ['556016-0680', 'se', 'ORGANIZATION', true],
  ['16556016-0680', 'se', 'ORGANIZATION', true],
  ['556016-0681', 'se', 'ORGANIZATION', false],
  ['211062-5629', 'dk', 'PERSON', true],
  ['010165-1234', 'dk', 'PERSON', true],
  ['310265-1234', 'dk', 'PERSON', false],
  ['13585628', 'dk', 'ORGANIZATION', true],
  ['13097248022', 'no', 'PERSON', true],
  ['13097248032', 'no', 'PERSON', false],
  ['988077917', 'no', 'ORGANIZATION', true],
  ['131052-308T', 'fi', 'PERSON', true],
  ['131052-308U', 'fi', 'PERSON', false],
  ['010516B903X', 'ax', 'PERSON', true],
  ['2077474-0', 'fi', 'ORGANIZATION', true],
  ['2077474-1', 'fi', 'ORGANIZATION', false],
  ['anything', 'eu', 'PERSON', true],
  ['1'.repeat(5000), 'se', 'PERSON', false],
] as const)('%s in %s for %s is valid: %s', (number, market, type, isValid) => {
  expect(isIdentityNumber(number, market, type)).toBe(isValid)
})
