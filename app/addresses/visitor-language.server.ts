import { isbot } from 'isbot'
import Negotiator from 'negotiator'

import type { CookieJar } from '../context.ts'
import {
  browserCodes,
  isLanguageCode,
  languageOfBrowser,
  type LanguageCode,
} from '../i18n/languages.ts'
import { readCookie } from '../session/cookies.ts'

/** Longer than the header of any browser; the rest is not read. */
const maxHeaderLength = 500

/** The language to which a URL without one redirects (spec section 2). Crawlers and links of other pages are not redirected. */
export function visitorLanguage(
  request: { method: string; headers: Pick<Headers, 'get'> },
  cookies: Pick<CookieJar, 'read'>,
): LanguageCode | undefined {
  const { headers } = request
  if (request.method !== 'GET' || isbot(headers.get('User-Agent'))) return undefined
  // Old browsers, and browsers at a shop without TLS, only send the previous page.
  const from = headers.get('Sec-Fetch-Site') ?? (headers.get('Referer') === null ? 'none' : 'page')
  if (from !== 'none') return undefined
  const chosen = readCookie(cookies, 'language')
  return isLanguageCode(chosen) ? chosen : browserLanguage(headers.get('Accept-Language') ?? '')
}

/** @param accepted an `Accept-Language` header, possibly malformed */
export function browserLanguage(accepted: string): LanguageCode | undefined {
  const headers = { 'accept-language': accepted.slice(0, maxHeaderLength) }
  // A browser that takes any language has none to be led to.
  const [best] = new Negotiator({ headers }).languages([...browserCodes])
  if (!best || !accepted || accepted.trim() === '*') return undefined
  return languageOfBrowser(best) ?? undefined
}
