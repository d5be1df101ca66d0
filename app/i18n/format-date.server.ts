import { languageOf, type LanguageCode } from './languages.ts'

// eslint-disable-next-line no-restricted-syntax -- formatters, which are the same for every shop
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A day as the language writes it, "3 november 2026". On the server alone, like money.
 * @param timeZone where the day is counted; UTC for what is only a day
 * @returns nothing for what is no date
 */
export function formatDate(
  date: Date,
  language: LanguageCode,
  timeZone: 'UTC' | 'Europe/Stockholm',
): string {
  if (Number.isNaN(date.getTime())) return ''
  const key = `${language} ${timeZone}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(languageOf(language).dates, {
      dateStyle: 'long',
      timeZone,
    })
    formats.set(key, format)
  }
  return format.format(date)
}
