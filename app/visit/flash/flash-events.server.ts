import type { CookieJar } from '#app/context.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'

import { flashEvents, type FlashEvent } from './flash-events.ts'

/**
 * Records an event for this visitor. It travels to the next page in a cookie, with scripts or without,
 * and never in the URL, where each reload would repeat it.
 */
export function flash(jar: CookieJar, event: FlashEvent): void {
  const events = [...read(jar), event].slice(-flashEvents.length)
  writeCookie(jar, 'flashEvents', events.join(','))
}

/** Events since the last page; each is read once. */
export function takeFlashEvents(jar: CookieJar): FlashEvent[] {
  if (readCookie(jar, 'flashEvents') === undefined) return []
  const events = read(jar)
  forgetCookie(jar, 'flashEvents')
  return events
}

function read(jar: CookieJar): FlashEvent[] {
  const names = (readCookie(jar, 'flashEvents') ?? '').slice(0, 500).split(',')
  return names.flatMap((name) => flashEvents.find((event) => event === name) ?? [])
}
