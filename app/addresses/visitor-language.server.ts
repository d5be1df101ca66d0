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

/** Longer than any browser's; what comes after is not read. */
const maxHeaderLength = 500

/**
 * The language to lead a visitor to where an address names none (spec section 2): the one that was
 * chosen before, else the first of the browser's that the shop speaks. None for crawlers, who are to
 * find every language at its own address, and for who comes from a page: a link means what it says.
 */
export function visitorLanguage(request: Request, cookies: CookieJar): LanguageCode | undefined {
  const { headers } = request
  if (request.method !== 'GET' || isbot(headers.get('User-Agent'))) return undefined
  // Browsers of old, and those at a shop without TLS, only tell which page one comes from.
  const from = headers.get('Sec-Fetch-Site') ?? (headers.has('Referer') ? 'page' : 'none')
  if (from !== 'none') return undefined
  const chosen = readCookie(cookies, 'language')
  return isLanguageCode(chosen) ? chosen : browserLanguage(headers.get('Accept-Language') ?? '')
}

/** @param accepted an `Accept-Language` header, possibly malformed */
function browserLanguage(accepted: string): LanguageCode | undefined {
  const headers = { 'accept-language': accepted.slice(0, maxHeaderLength) }
  // A browser that takes any language has none to be led to.
  const [best] = new Negotiator({ headers }).languages([...browserCodes])
  if (!best || !accepted || accepted.trim() === '*') return undefined
  return languageOfBrowser(best) ?? undefined
}
