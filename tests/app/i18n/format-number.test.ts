import { expect, it } from 'vitest'

import { languages } from '#app/i18n/languages.ts'
import { formatNumber } from '#app/i18n/format-number.ts'

it.each([
  ['sv', 1234567, '1\u00a0234\u00a0567'],
  ['da', 25000, '25.000'],
  ['en', 25000, '25,000'],
  ['fi', 4.5, '4,5'],
  ['en', 4.5, '4.5'],
  ['sv', 4, '4,0', 1],
] as const)('in %s, %d is written %s', (language, value, written, digits?: number) => {
  expect(formatNumber(value, language, digits)).toBe(written)
})

it.each(languages)('$name is written the same as on the server', ({ code }) => {
  const format = new Intl.NumberFormat(code)
  for (const value of [0, 7, 12.5, 999, 1000, 2400, 200_000, 1_234_567.25]) {
    expect(formatNumber(value, code)).toBe(format.format(value))
  }
})
