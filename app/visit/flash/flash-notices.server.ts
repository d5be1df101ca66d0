import type { CookieJar } from '#app/context.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'

/** Notices that a response can leave for the next page. */
export type FlashNotice =
  | 'wrong-password'
  | 'account-deleted'
  | 'login-link-used'
  | 'login-needed'
  | 'reset'
  | 'resetSent'
  | 'saved'
  | 'welcome'
  | 'passwordChanged'
  | 'reviewPosted'
  | 'stockAlertRequested'
  | 'priceAlertRequested'
  | 'subscribed'
  | 'confirmSubscription'
  | 'unsubscribed'
  | 'consentSaved'

/** The responses that leave a notice: their own page, whose loaders run side by side, must not take it. */
const leaving = new WeakSet<CookieJar>()

/**
 * Shows a notice on the next page. It is stored in a cookie like a flash event, not in the URL, which
 * would show it again to every visitor who opens the address.
 */
export function flashNotice(jar: CookieJar, notice: FlashNotice): void {
  writeCookie(jar, 'notice', notice)
  leaving.add(jar)
}

/** The notice for this page, if it is one of these names; it is read once. */
export function takeFlashNotice<Name extends FlashNotice>(
  jar: CookieJar,
  names: readonly Name[],
): Name | null {
  if (leaving.has(jar)) return null
  const stored = readCookie(jar, 'notice')
  const notice = names.find((name) => name === stored) ?? null
  if (notice) forgetCookie(jar, 'notice')
  return notice
}
