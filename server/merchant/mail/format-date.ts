import type { Language } from '../channel/markets.ts'

/** Writes a date as mails do; `options` add a time, or another zone. English mails are for Europe, where the day is before the month. */
export function formatDate(
  at: Date,
  { code, iso, timeZone }: Language,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const locale = code === 'en' ? 'en-GB' : iso
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone, ...options }).format(at)
}
