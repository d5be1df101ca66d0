import { isCountry, type Country } from '#app/kit/person/countries.ts'

/** Days without packing or delivery besides weekends: holidays, and eves of carriers. By rules, since Easter varies. */
interface Holidays {
  /** `MM-DD`. */
  fixed: readonly string[]
  /** Days from Easter Sunday. */
  fromEaster: readonly number[]
  /** Whether the Friday before Midsummer Day is a holiday. */
  hasMidsummerEve?: boolean
}

const goodFriday = -2
const easterMonday = 1
const ascension = 39
const whitMonday = 50

const finland: Holidays = {
  fixed: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
  fromEaster: [goodFriday, easterMonday, ascension],
  hasMidsummerEve: true,
}

const byCountry: Readonly<Record<Country, Holidays>> = {
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [goodFriday, easterMonday, ascension],
    hasMidsummerEve: true,
  },
  DK: {
    fixed: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [-3, goodFriday, easterMonday, ascension, whitMonday],
  },
  NO: {
    fixed: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [-3, goodFriday, easterMonday, ascension, whitMonday],
  },
  FI: finland,
  AX: finland,
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
}

/** Holidays in nearly every other country. */
const otherCountries: Holidays = { fixed: ['01-01', '12-25'], fromEaster: [] }

const dayMs = 24 * 60 * 60 * 1000

/** @param day a date at midnight UTC */
export function isHoliday(day: Date, country: string): boolean {
  const holidays = isCountry(country) ? byCountry[country] : otherCountries
  const { fixed, fromEaster, hasMidsummerEve } = holidays
  if (fixed.includes(day.toISOString().slice(5, 10))) return true
  const sinceEaster = Math.round((day.getTime() - easterSunday(day.getUTCFullYear())) / dayMs)
  return fromEaster.includes(sinceEaster) || (hasMidsummerEve === true && isMidsummerEve(day))
}

/** A Friday from 19 to 25 June. */
function isMidsummerEve(day: Date): boolean {
  const date = day.getUTCDate()
  return day.getUTCMonth() === 5 && day.getUTCDay() === 5 && date >= 19 && date <= 25
}

/** Midnight UTC in milliseconds (Anonymous Gregorian algorithm). */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapCenturies = Math.floor(century / 4)
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30
  const yearOfCentury = year % 100
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
