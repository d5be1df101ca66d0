const dayMs = 24 * 60 * 60 * 1000

/** The day in Sweden, where the shop packs, as a date at midnight UTC. */
export function packingDay(now: Date): Date {
  return new Date(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(now))
}

/** The day that many weekdays after this one; Saturdays and Sundays do not count. */
export function weekdaysAfter(day: Date, count: number): Date {
  let at = day
  for (let left = count; left > 0;) {
    at = new Date(at.getTime() + dayMs)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1
  }
  return at
}
