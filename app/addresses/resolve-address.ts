import type { AddressSettings } from '../context.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import type { Market } from '../market/channel.ts'
import { isFileName } from '../routing/file-name.ts'
import type { UrlScope } from '../routing/href.ts'
import { plainPath } from '../routing/plain-path.ts'
import type { StatedPlace } from '../routing/read-address.ts'
import { findScreen, translateSegments } from '../routing/screen-path.ts'
import { screens, type Screen, type ScreenName } from '../routing/screens.ts'
import {
  findPlace,
  readStated,
  type Asked,
  type ServedShop,
  type Visitor,
} from './find-url-scope.ts'

/** Where a request has come to, judged by its address alone before anything is asked for it. */
export type Arrival =
  | { kind: 'here'; place: UrlScope; market: Market }
  | Elsewhere
  /** A market that this container does not serve, or the name of a file. */
  | { kind: 'nowhere' }

export interface Elsewhere {
  kind: 'elsewhere'
  /** A path of this shop, or an address at an origin that the settings name. */
  to: string
  status: number
}

/** The spec's default for where a visitor is led for now. */
const forNow = 302
const forGood = 301
const anyOrigin = 'http://shop.invalid'

/** More than any address needs, and a bound for those that nobody has thought of. */
const mostSteps = 4

/**
 * Settles an address (spec section 2): market and language as it states them; where it does not, what
 * the visitor chose, then the fallback. An address that is not the one spelling of its page leads
 * there in one hop.
 */
export function settle(shop: ServedShop, asked: Asked, visitor: Visitor): Arrival {
  const { rootRedirect } = shop.settings
  if (rootRedirect && plainPath(asked.pathname) === '/') {
    const { path, status } = rootRedirect
    const to = finalAddress(shop, { ...asked, pathname: path }, visitor)
    if (to && to !== '/' + asked.search) return { kind: 'elsewhere', to, status }
  }
  let arrival = step(shop, asked, visitor)
  let at = asked
  for (let steps = 1; arrival.kind === 'elsewhere' && steps < mostSteps; steps++) {
    // What stands behind a prefix may read as another one: `/fi/fi` in a shop without Finnish.
    const then = askedAt(shop, at, arrival.to)
    if (!then) break
    const next = step(shop, then, visitor)
    if (next.kind === 'here') break
    arrival = next.kind === 'nowhere' ? next : after(arrival, next)
    at = then
  }
  return arrival
}

/** One step towards the page: what an address says by itself. */
function step(shop: ServedShop, asked: Asked, visitor: Visitor): Arrival {
  const { settings } = shop
  const path = plainPath(asked.pathname)
  if (isFileName(path) && !mayEndAsFile(shop, path, asked)) return { kind: 'nowhere' }
  const found = findPlace(shop, asked, visitor)
  if (!found) return elsewhereOrNowhere(shop, path, asked)
  const { place, market, stated, isStated } = found
  if (isNoAddress(settings, stated)) return { kind: 'nowhere' }
  const goal = pathAt(place, stated, settings.defaultLanguage)
  const origin = originOf(settings, place.language, asked.domainLanguage)
  if (!origin && goal === asked.pathname) return { kind: 'here', place, market }
  const to = origin + goal + asked.search
  return { kind: 'elsewhere', to, status: isStated ? forGood : forNow }
}

/** The path at a place in its one spelling; words of the table follow the language. */
function pathAt(place: UrlScope, stated: StatedPlace, defaultLanguage: LanguageCode): string {
  const from = stated.language ?? defaultLanguage
  const translated =
    from === place.language
      ? stated.segments
      : translateSegments(stated.segments, from, place.language)
  const found = findScreen(translated, place.language)
  const segments = found?.segments ?? translated
  const isAlone = found !== null && standsAlone(found.screen)
  return (
    (isAlone ? '' : place.prefix) + (segments.length > 0 ? '/' : '') + segments.join('/') || '/'
  )
}

/** What a browser asks for next; null at another shop's address. */
function askedAt({ settings }: ServedShop, asked: Asked, to: string): Asked | null {
  const { origin, pathname, search } = new URL(to, anyOrigin)
  if (origin === anyOrigin) return { ...asked, pathname, search }
  const domain = settings.domains.find((known) => known.origin === origin)
  return domain ? { pathname, search, domainLanguage: domain.language } : null
}

/** Both steps in one: on the host that the first leads to, and for good when both are. */
function after(first: Elsewhere, next: Elsewhere): Elsewhere {
  const { origin } = new URL(first.to, anyOrigin)
  const stays = origin !== anyOrigin && next.to.startsWith('/')
  const isForGood = first.status === forGood && next.status === forGood
  return {
    kind: 'elsewhere',
    to: stays ? origin + next.to : next.to,
    status: isForGood ? forGood : forNow,
  }
}

/**
 * With markets in the path: what names neither market nor language, and no screen behind them. To lead
 * it to a place would only move the page for unknown addresses.
 */
function isNoAddress({ kind, defaultLanguage }: AddressSettings, stated: StatedPlace): boolean {
  const { market, language, unknownMarket, segments } = stated
  const names = market ?? language ?? unknownMarket
  if (kind !== 'market' || names || segments.length === 0) return false
  return findScreen(segments, defaultLanguage) === null
}

/** Anything may be searched for, and screens without a language are files. */
function mayEndAsFile(shop: ServedShop, path: string, asked: Asked): boolean {
  const { language, segments } = readStated(shop, path, asked.domainLanguage)
  const found = findScreen(segments, language ?? shop.settings.defaultLanguage)
  return found?.screen === 'search' || (found !== null && standsAlone(found.screen))
}

function standsAlone(screen: ScreenName): boolean {
  return (screens[screen] as Screen).standsAlone ?? false
}

/** Empty for the host that was asked. */
function originOf(
  { domains }: AddressSettings,
  language: LanguageCode,
  domainLanguage: LanguageCode | undefined,
): string {
  if (language === domainLanguage) return ''
  return domains.find((domain) => domain.language === language)?.origin ?? ''
}

/** Where an address ends, following the one hop that it may take; null when it is not served here. */
function finalAddress(shop: ServedShop, asked: Asked, visitor: Visitor): string | null {
  const withoutRedirect = { ...shop, settings: { ...shop.settings, rootRedirect: null } }
  const arrival = settle(withoutRedirect, asked, visitor)
  if (arrival.kind === 'elsewhere') return arrival.to
  return arrival.kind === 'here' ? asked.pathname + asked.search : null
}

/** A market of another group is served by another container, if the settings know where. */
function elsewhereOrNowhere(shop: ServedShop, path: string, asked: Asked): Arrival {
  const { market: alias } = readStated(shop, path, asked.domainLanguage)
  const market = shop.whole.markets.find((known) => known.alias === alias)
  const origin = market && shop.settings.groupOrigins[market.groupKey]
  if (!origin) return { kind: 'nowhere' }
  return { kind: 'elsewhere', to: origin + path + asked.search, status: forNow }
}
