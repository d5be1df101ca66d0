import { expect, it } from 'vitest'
import { parseGtin } from '#server/merchant/import/product/gtin.rules.ts'

it.each([
  ['4006381333931', '4006381333931'],
  ['400 6381-333931', '4006381333931'],
  ['96385074', '96385074'],
  ['036000291452', '036000291452'],
  ['10614141000415', '10614141000415'],
  ['4006381333932', null],
  ['400638133393', null],
  ['0000000000000', null],
  ['12345', null],
  ['ABC', null],
])('GTIN %s becomes %s', (text, expected) => {
  expect(parseGtin(text)).toBe(expected)
})
