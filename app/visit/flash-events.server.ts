import type { CookieJar } from '../context.ts'
import { forgetCookie, readCookie, writeCookie } from '../session/cookies.ts'
import { happenings, type Happening } from './flash-events.ts'

/**
 * Says that something happened to whoever is answered here. It travels to the page that comes next, with
 * scripts or without, and never in an address, where it would happen again with each reload.
 */
export function tell(jar: CookieJar, happening: Happening): void {
  const told = [...read(jar), happening].slice(-happenings.length)
  writeCookie(jar, 'happened', told.join(','))
}

/** What has happened since a page last asked; each thing is told once. */
export function takeHappenings(jar: CookieJar): Happening[] {
  if (readCookie(jar, 'happened') === undefined) return []
  const told = read(jar)
  forgetCookie(jar, 'happened')
  return told
}

function read(jar: CookieJar): Happening[] {
  const names = (readCookie(jar, 'happened') ?? '').slice(0, 500).split(',')
  return names.flatMap((name) => happenings.find((happening) => happening === name) ?? [])
}
