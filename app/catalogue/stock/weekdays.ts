import { isHoliday } from './public-holidays.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The country that the shop ships from. */
const packingCountry = 'SE'

/** Opening a calendar takes longer than formatting a date. */
const packingDates = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })

/** The current date in Sweden, where the shop packs, as a date at midnight UTC. */
export function packingDay(now: Date): Date {
  return new Date(packingDates.format(now))
}

/** A date of `count` weekdays later that the shop promises: no weekend or holiday where it is packed, or of `country` (ISO 3166). */
export function weekdaysAfter(day: Date, count: number, country: string): Date {
  let at = day
  for (let left = count; left > 0;) {
    at = new Date(at.getTime() + dayMs)
    const isWeekend = at.getUTCDay() === 0 || at.getUTCDay() === 6
    if (!isWeekend && !isHoliday(at, packingCountry) && !isHoliday(at, country)) left -= 1
  }
  return at
}
