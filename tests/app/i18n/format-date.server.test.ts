import { expect, it } from 'vitest'

import { formatDate } from '#app/i18n/format-date.server.ts'

it.each([
  ['sv', '3 november 2026'],
  ['da', '3. november 2026'],
  ['en', '3 November 2026'],
  ['fi', '3. marraskuuta 2026'],
  ['nb', '3. november 2026'],
] as const)('in %s, the third of November is written %s', (language, written) => {
  expect(formatDate(new Date('2026-11-03'), language, 'UTC')).toBe(written)
})

it('uses the given time zone', () => {
  const lateAtGreenwich = new Date('2026-11-03T23:30:00Z')
  expect(formatDate(lateAtGreenwich, 'sv', 'UTC')).toBe('3 november 2026')
  expect(formatDate(lateAtGreenwich, 'sv', 'Europe/Stockholm')).toBe('4 november 2026')
})

it('is empty for an invalid date', () => {
  expect(formatDate(new Date('soon'), 'sv', 'UTC')).toBe('')
})
