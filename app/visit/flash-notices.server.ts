import type { CookieJar } from '../context.ts'
import { forgetCookie, readCookie, writeCookie } from '../session/cookies.ts'
import type { FlashNotice } from './flash-notices.ts'

/**
 * Has the next page say what has just been done. It travels as a happening does, not in an address: an
 * address is true for whoever opens it and as often as they like, and this is not.
 */
export function flashNotice(jar: CookieJar, notice: FlashNotice): void {
  writeCookie(jar, 'notice', notice)
}

/** What was left for a page that says one of these; said once. */
export function takeFlashNotice<Name extends FlashNotice>(
  jar: CookieJar,
  names: readonly Name[],
): Name | null {
  const stored = readCookie(jar, 'notice')
  const notice = names.find((name) => name === stored) ?? null
  if (notice) forgetCookie(jar, 'notice')
  return notice
}
