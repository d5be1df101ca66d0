import { isHoliday } from './public-holidays.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Where the shop packs. */
const packingCountry = 'SE'

/** The day in Sweden, where the shop packs, as a date at midnight UTC. */
export function packingDay(now: Date): Date {
  return new Date(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(now))
}

/**
 * The day that many weekdays after this one. Saturdays and Sundays do not count, nor do holidays where
 * the shop packs or where the goods go: a day that is promised must be kept.
 *
 * @param country where they go (ISO 3166)
 */
export function weekdaysAfter(day: Date, count: number, country: string): Date {
  let at = day
  for (let left = count; left > 0;) {
    at = new Date(at.getTime() + dayMs)
    const isWeekend = at.getUTCDay() === 0 || at.getUTCDay() === 6
    if (!isWeekend && !isHoliday(at, packingCountry) && !isHoliday(at, country)) left -= 1
  }
  return at
}
