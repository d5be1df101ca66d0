import { expect, it } from 'vitest'

import { isHoliday } from '#app/catalogue/stock/public-holidays.ts'
import { packingDay, weekdaysAfter } from '#app/catalogue/stock/weekdays.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

it.each([
  ['a Monday', '2026-11-23', 6, '2026-12-01'],
  ['a Friday', '2026-11-20', 6, '2026-11-30'],
  ['a Saturday', '2026-11-21', 6, '2026-11-30'],
  ['a Sunday, one day', '2026-11-22', 1, '2026-11-23'],
  ['no days', '2026-11-22', 0, '2026-11-22'],
])('counts weekdays from %s', (_, from, count, to) => {
  expect(weekdaysAfter(day(from), count, 'SE')).toEqual(day(to))
})

it.each([
  ['SE', 'Christmas, New Year and Epiphany', '2026-12-23', '2027-01-07'],
  ['SE', 'Easter', '2027-03-24', '2027-04-05'],
  ['DK', 'Easter, from Maundy Thursday', '2027-03-24', '2027-04-06'],
  ['NO', 'the seventeenth of May', '2028-05-12', '2028-05-23'],
  ['DK', 'Whit Monday', '2027-05-13', '2027-05-24'],
  ['SE', 'none at Whitsun', '2027-05-13', '2027-05-21'],
  ['SE', 'the national day, and Midsummer Eve', '2025-06-05', '2025-06-16'],
  ['FI', 'Midsummer Eve', '2026-06-18', '2026-06-29'],
  ['FI', 'independence day on a weekday', '2027-12-03', '2027-12-14'],
  ['AX', 'those of Finland', '2028-12-05', '2028-12-14'],
  ['DE', 'the day of unity', '2028-09-29', '2028-10-10'],
  ['SE', 'an Easter in April', '2025-04-16', '2025-04-28'],
  ['JP', 'those of Sweden, where it is packed', '2026-12-23', '2027-01-07'],
])('six weekdays to %s: leaves out %s', (country, _, from, to) => {
  expect(weekdaysAfter(day(from), 6, country)).toEqual(day(to))
})

it('has Good Friday of every year', () => {
  const days = ['2024-03-29', '2026-04-03', '2027-03-26', '2030-04-19', '2038-04-23', '2049-04-16']
  expect(days.filter((text) => isHoliday(day(text), 'NO'))).toEqual(days)
})

it('a day starts at midnight in Sweden', () => {
  expect(packingDay(new Date('2026-11-20T22:59:00Z'))).toEqual(day('2026-11-20'))
  expect(packingDay(new Date('2026-11-20T23:00:00Z'))).toEqual(day('2026-11-21'))
})
