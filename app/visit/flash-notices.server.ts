import type { CookieJar } from '../context.ts'
import { forgetCookie, readCookie, writeCookie } from '../session/cookies.ts'
import type { FlashNotice } from './flash-notices.ts'

/**
 * Shows a notice on the next page. It travels in a cookie like a flash event, not in the URL, where it
 * would show again for everyone who opens it.
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
