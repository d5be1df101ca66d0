import type { IncomingHttpHeaders } from 'node:http'

import { visitorLanguage } from '#app/addresses/visitor-language.server.ts'
import type { CookieJar, DocumentKey, DocumentRequest, StorefrontConfig } from '#app/context.ts'
import { formatConsent, parseConsent } from '#app/session/consent.ts'
import { cookies as cookieTable, readCookie, type CookieName } from '#app/session/cookies.ts'
import { persistedStates } from '#app/session/persisted-states.ts'

import { personalPolicy, publicPolicy } from './cache-policy.server.ts'

/** Parameters that public pages read: of lists, products, reviews, and of the browser's router. */
const pageParameter =
  /^(categories|brands|skus|price|discount|p-.{1,80}|(min|max)-.{1,80}|sort|from|page|sku|facet|group-\d{1,9}|reviews|reviewLanguage|_routes)$/

/** A file such as `/assets/root.js`; the data of a page is none. */
const filePath = /^[^?]*\.(?!data(\?|$))\w+(\?|$)/

/** Spellings of a path that browsers never send, and that name the page of a shorter one: `http://x/c`, `//c`, `/./c`. */
const unusualPath = /^(?!\/)|^\/\/|^[^?]*(#|\/(\.|%2e){1,2}([/?]|$))/i

/** No page with many visitors has a longer URL. */
const maxUrlLength = 1_000

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })
/** A day begins with an hour, and there are no offsets of minutes in Sweden: formatting takes longer than the rest. */
const dayOfHour = { hour: 0, day: '' }

function currentDay(): string {
  const hour = Math.floor(Date.now() / 3_600_000)
  if (hour !== dayOfHour.hour) Object.assign(dayOfHour, { hour, day: days.format() })
  return dayOfHour.day
}

/** For one visitor, or a search in all brands: rendered. Others mean nothing to the shop; scripts may read a campaign's. */
const otherParameter = /^(loginToken|redirect|q)$/

/** Cookies with which a kept document is served as it is: those that change it are a part of its key. */
const harmlessCookies: ReadonlySet<string> = new Set(
  (Object.keys(cookieTable) as CookieName[])
    .filter(
      (name) =>
        name === 'userType' || (!cookieTable[name].isPersonal && name !== 'persistedStates'),
    )
    .map((name) => cookieTable[name].name),
)

/** Cookies of what is filled into a kept document. */
const filledCookies: ReadonlySet<string> = new Set(
  (['cart', 'compare', 'persistedStates'] as const).map((name) => cookieTable[name].name),
)

/** States of older storefronts that change more of a page than is filled in. */
const otherStates = ['customerType', 'delivery']

/** Names all that a page depends on besides data and what is filled in. Null for more, such as a session or an unlisted cookie. */
export function documentKey(
  { customerTypes, addresses }: Pick<StorefrontConfig, 'customerTypes' | 'addresses'>,
  request: DocumentRequest,
): DocumentKey | null {
  const { method, cookies, origin, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (request.url.length > maxUrlLength || filePath.test(request.url)) return null
  if (unusualPath.test(request.url)) return null
  const own = cookies.namesFrom('ralph-').filter((name) => !harmlessCookies.has(name))
  if (!own.every((name) => filledCookies.has(name))) return null
  const states = persistedStates(cookies)
  if (otherStates.some((name) => states.has(name))) return null
  const url = knownUrl(request.url)
  if (url === null) return null
  const chosenType = readCookie(cookies, 'userType')
  const type = customerTypes.find((each) => each.type === chosenType) ?? customerTypes[0]
  const nowSeconds = Date.now() / 1000
  const hasChosen = parseConsent(readCookie(cookies, 'consent'), nowSeconds) !== null
  // Only the start page of a shop with language prefixes redirects by it.
  const isStart = addresses.kind === 'language' && /^\/(\?|$)/.test(url)
  const language = isStart ? languageOf(headers, cookies) : ''
  return {
    // Pages tell delivery dates, which change with the day in the country that the shop ships from.
    key: [origin, url, type?.type, hasChosen, language, currentDay()].join(' '),
    url,
    requestHeaders() {
      const sent = [
        ...(type && type !== customerTypes[0] ? [`${cookieTable.userType.name}=${type.type}`] : []),
        ...(hasChosen ? [`${cookieTable.consent.name}=${formatConsent([], nowSeconds)}`] : []),
      ]
      return {
        host: new URL(origin).host,
        ...(sent.length > 0 && { cookie: sent.join('; ') }),
        ...(language && { 'accept-language': language, 'sec-fetch-site': 'none' }),
      }
    },
    isFilled: own.length > 0,
    cacheControl: chosenType === undefined && own.length === 0 ? publicPolicy : personalPolicy,
  }
}

/** The address with the parameters that its page reads, in one order; null when it is rendered for each visitor. */
function knownUrl(url: string): string | null {
  const at = url.indexOf('?')
  if (at < 0) return url
  const sent = [...new URLSearchParams(url.slice(at))]
  if (sent.some(([name]) => otherParameter.test(name))) return null
  const query = new URLSearchParams(sent.filter(([name]) => pageParameter.test(name)))
  query.sort()
  return url.slice(0, at) + (query.size > 0 ? `?${query}` : '')
}

function languageOf(headers: IncomingHttpHeaders, cookies: Pick<CookieJar, 'read'>): string {
  const get = (name: string) => headers[name.toLowerCase()]?.toString() ?? null
  return visitorLanguage({ method: 'GET', headers: { get } }, cookies) ?? ''
}
