import { expect, it } from 'vitest'

import { lastModified } from '#app/sitemap/last-modified.ts'

const today = '2026-11-20'
const log = (...dates: (string | null)[]) => dates.map((date) => (date === null ? null : { date }))

it.each<[string | null, ReturnType<typeof log> | null, string | undefined]>([
  ['2024-03-04', null, '2024-03-04'],
  ['2024-03-04', log('2026-11-16', '2026-10-01'), '2026-11-16'],
  ['2026-11-18', log('2026-11-16'), '2026-11-18'],
  ['2026-11-18T08:00:00Z', [], '2026-11-18'],
  ['2027-01-01', log('2026-11-16', null), '2026-11-16'],
  ['0001-01-01T00:00:00', [], undefined],
  ['soon', log('2026-13-45', ''), undefined],
  [null, null, undefined],
])('first sold %j, prices of %j: last changed %j', (firstAvailableOn, priceLog, day) => {
  expect(lastModified({ firstAvailableOn, priceLog }, today)).toBe(day)
})
