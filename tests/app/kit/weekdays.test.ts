import { expect, it } from 'vitest'

import { packingDay, weekdaysAfter } from '#app/kit/weekdays.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

it.each([
  ['a Monday', '2026-11-23', 6, '2026-12-01'],
  ['a Friday', '2026-11-20', 6, '2026-11-30'],
  ['a Saturday', '2026-11-21', 6, '2026-11-30'],
  ['a Sunday, one day', '2026-11-22', 1, '2026-11-23'],
  ['no days', '2026-11-22', 0, '2026-11-22'],
])('counts weekdays from %s', (_, from, count, to) => {
  expect(weekdaysAfter(day(from), count)).toEqual(day(to))
})

it('a day begins when it does in Sweden', () => {
  expect(packingDay(new Date('2026-11-20T22:59:00Z'))).toEqual(day('2026-11-20'))
  expect(packingDay(new Date('2026-11-20T23:00:00Z'))).toEqual(day('2026-11-21'))
})
