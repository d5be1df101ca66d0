import type { CookieJar } from '../context.ts'
import { forgetCookie, readCookie, writeCookie } from '../session/cookies.ts'
import { flashEvents, type FlashEvent } from './flash-events.ts'

/**
 * Says that something happened to whoever is answered here. It travels to the page that comes next, with
 * scripts or without, and never in an address, where it would happen again with each reload.
 */
export function flash(jar: CookieJar, event: FlashEvent): void {
  const events = [...read(jar), event].slice(-flashEvents.length)
  writeCookie(jar, 'happened', events.join(','))
}

/** What has happened since a page last asked; each thing is told once. */
export function takeFlashEvents(jar: CookieJar): FlashEvent[] {
  if (readCookie(jar, 'happened') === undefined) return []
  const events = read(jar)
  forgetCookie(jar, 'happened')
  return events
}

function read(jar: CookieJar): FlashEvent[] {
  const names = (readCookie(jar, 'happened') ?? '').slice(0, 500).split(',')
  return names.flatMap((name) => flashEvents.find((event) => event === name) ?? [])
}
