import { browserCookies } from './browser-cookies.ts'
import { formatConsent, parseConsent, type Purpose } from './consent.ts'

/** Dispatched on the window after the choice has changed in this tab. */
const changed = 'hemvist:consent'
const { name, maxAgeSeconds } = browserCookies.consent

/** The value of the consent cookie in this browser; empty without one. */
export function consentCookie(): string {
  const [, value = ''] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? []
  return value
}

/** The choice in this browser; null when the visitor has made none. */
export const browserConsent = () => parseConsent(consentCookie(), Date.now() / 1000)

/** Do Not Track or Global Privacy Control: the visitor's browser refuses measurement and advertising. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}

export function isAllowed(purpose: Purpose): boolean {
  return browserConsent()?.allowed.includes(purpose) ?? false
}

/** Saves a choice at once, also when the server cannot be reached. */
export function saveConsentInBrowser(allowed: readonly Purpose[]): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = formatConsent(allowed, Date.now() / 1000)
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
  announceConsent()
}

/** Call it when a response may have changed the cookie, which browsers do not report. */
export function announceConsent(): void {
  window.dispatchEvent(new Event(changed))
}

/** Calls back after each possible change, by other tabs too; without a cookie store when this one is shown. Returns the way to stop. */
export function onConsentChange(callback: () => void): () => void {
  const { cookieStore } = window as { cookieStore?: EventTarget }
  const targets = [
    [window, changed],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const
  const onCookies = (event: Event) => {
    const { changed = [], deleted = [] } = event as Partial<CookieChangeEvent>
    if ([...changed, ...deleted].some((cookie) => cookie.name === name)) callback()
  }
  for (const [target, type] of targets) target.addEventListener(type, callback)
  cookieStore?.addEventListener('change', onCookies)
  return () => {
    for (const [target, type] of targets) target.removeEventListener(type, callback)
    cookieStore?.removeEventListener('change', onCookies)
  }
}
