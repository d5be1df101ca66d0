import { expect, it } from 'vitest'

import { formatDate, formatDateTime } from '#app/i18n/format-date.server.ts'

it.each([
  ['sv', '3\u00a0november 2026'],
  ['da', '3.\u00a0november 2026'],
  ['en', '3\u00a0November 2026'],
  ['fi', '3.\u00a0marraskuuta 2026'],
  ['nb', '3.\u00a0november 2026'],
] as const)(
  'in %s, the third of November is written %s, on one line up to the month',
  (language, written) => {
    expect(formatDate(new Date('2026-11-03'), language, 'UTC')).toBe(written)
  },
)

it('uses the given time zone', () => {
  const lateAtGreenwich = new Date('2026-11-03T23:30:00Z')
  expect(formatDate(lateAtGreenwich, 'sv', 'UTC')).toBe('3\u00a0november 2026')
  expect(formatDate(lateAtGreenwich, 'sv', 'Europe/Stockholm')).toBe('4\u00a0november 2026')
})

it('is empty for an invalid date', () => {
  expect(formatDate(new Date('soon'), 'sv', 'UTC')).toBe('')
})

it.each([
  ['sv', /4 november 2026.* 00[:.]30$/],
  ['da', /4\. november 2026.* 00[:.]30$/],
  ['en', /4 November 2026.* 00:30$/],
  ['fi', /4\. marraskuuta 2026.* 0?1\.30$/],
  ['nb', /4\. november 2026.* 00[:.]30$/],
] as const)('in %s, a time is that of the country, as people write it', (language, written) => {
  expect(formatDateTime(new Date('2026-11-03T23:30:00Z'), language)).toMatch(written)
})
