import { parseConsent, type Consent, type Purpose } from './consent.ts'
import { readCookie } from './cookies.ts'

type Jar = Parameters<typeof readCookie>[0]

/** The visitor's choice; null when there is none and the page asks. */
export function consentOf(jar: Jar): Consent | null {
  return parseConsent(readCookie(jar, 'consent'), Date.now() / 1000)
}

export function allows(jar: Jar, purpose: Purpose): boolean {
  return consentOf(jar)?.allowed.includes(purpose) ?? false
}

/** Whether the browser sends Do Not Track or Global Privacy Control; in scripts `refusesTracking`. */
export function isTrackingRefused({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1'
}
