import { languageOf, type LanguageCode } from './languages.ts'

// oxlint-disable-next-line hemvist/no-module-state -- formatters, which are the same for every shop
const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes "3 november 2026", whose day and month stay on one line; '' if invalid. The zone is UTC for a date without a time. */
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
  return format.format(date).replace(' ', '\u00a0')
}

/** "23 november 2026 kl. 02:10", Finnish time in Finnish; `long` for a receipt, with seconds and zone. */
export function formatDateTime(
  date: Date,
  language: LanguageCode,
  timeStyle: 'short' | 'long' = 'short',
): string {
  if (Number.isNaN(date.getTime())) return ''
  const { dates, timeZone } = languageOf(language)
  return new Intl.DateTimeFormat(dates, {
    dateStyle: 'long',
    timeStyle,
    timeZone,
  }).format(date)
}
