import type { AddressSettings } from '../context.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import {
  languageOfMarket,
  marketFor,
  openMarkets,
  speaksLanguage,
  type Channel,
  type Market,
} from '../market/channel.ts'
import { isFileName } from '../routing/file-name.ts'
import type { Place } from '../routing/href.ts'
import { plainPath } from '../routing/plain-path.ts'
import { prefixOf } from '../routing/prefix.ts'
import { readAddress, type StatedPlace } from '../routing/read-address.ts'
import { findScreen, translateSegments } from '../routing/screen-path.ts'
import { screens, type Screen, type ScreenName } from '../routing/screens.ts'

/** Where a request has come to, judged by its address alone before anything is asked for it. */
export type Arrival =
  | { kind: 'here'; place: Place; market: Market }
  | Elsewhere
  /** A market that this container does not serve, or the name of a file. */
  | { kind: 'nowhere' }

export interface Elsewhere {
  kind: 'elsewhere'
  /** A path of this shop, or an address at an origin that the settings name. */
  to: string
  status: number
}

export interface Asked {
  /** Of the page, without `.data`. */
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With a domain per language: the one whose domain was asked. */
  domainLanguage?: LanguageCode
}

/** What is known of the visitor where the address does not say. */
export interface Visitor {
  /** Alias of the market chosen before. */
  market?: string
  /** Chosen before, or the browser's; none for who is never to be led elsewhere, such as crawlers. */
  language?: LanguageCode
}

export interface ServedShop {
  settings: AddressSettings
  /** All markets, those of other groups included. */
  whole: Channel
  /** The markets served here. */
  served: Channel
  /** Alias. */
  fallbackMarket: string
}

interface Settled {
  language: LanguageCode
  market: Market
  /** Whether address alone, not visitor or fallback, decided. */
  isStated: boolean
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
    arrival = next.kind === 'nowhere' ? next : { ...next, status: statusOf(arrival, next) }
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
  const goal = pathAt(place, stated, settings.defaultLanguage)
  const origin = originOf(settings, place.language, asked.domainLanguage)
  if (!origin && goal === asked.pathname) return { kind: 'here', place, market }
  const to = origin + goal + asked.search
  return { kind: 'elsewhere', to, status: isStated ? forGood : forNow }
}

/** Place and market of an address, however it is spelt; null for a market that is not served here. */
export function findPlace(shop: ServedShop, asked: Asked, visitor: Visitor) {
  const { settings } = shop
  const path = plainPath(asked.pathname)
  const stated = readStated(shop, path, asked.domainLanguage)
  // A domain of its own is a language named.
  const namesNoLanguage = path === '/' && settings.kind !== 'domain'
  const settled =
    settings.kind === 'market'
      ? settleMarketFirst(shop, stated, visitor)
      : settleLanguageFirst(shop, stated, namesNoLanguage ? visitor : { market: visitor.market })
  if (!settled) return null
  const { language, market, isStated } = settled
  const place: Place = { language, prefix: prefixOf(settings, language, market.alias) }
  return { place, market, stated, isStated }
}

/** With a domain per language, the part of a host: its language is stated by asking it. */
function readStated(
  { settings, whole }: ServedShop,
  path: string,
  domainLanguage: LanguageCode | undefined,
): StatedPlace {
  const isMarket = (alias: string) => openMarkets(whole).some((market) => market.alias === alias)
  const stated = readAddress(settings, path, isMarket)
  if (settings.kind !== 'domain') return stated
  const hasDomain = settings.domains.some(({ language }) => language === stated.language)
  if (stated.language && hasDomain) return stated
  const segments = path.split('/').filter(Boolean)
  return { ...stated, language: domainLanguage ?? settings.defaultLanguage, segments }
}

/** `/{market}/{language}`: the market decides which languages there are. */
function settleMarketFirst(
  { settings, served, fallbackMarket }: ServedShop,
  stated: StatedPlace,
  visitor: Visitor,
): Settled | null {
  const wanted = stated.language ?? visitor.language
  const market = stated.market
    ? openMarkets(served).find(({ alias }) => alias === stated.market)
    : marketFor(served, {
        language: wanted ?? settings.defaultLanguage,
        chosenAlias: visitor.market,
        fallbackAlias: fallbackMarket,
      })
  if (!market) return null
  const own = languageOfMarket(market, settings.defaultLanguage)
  const language = wanted && speaksLanguage(market, wanted) ? wanted : own
  const isStated = stated.market !== null && stated.language === language
  return { language, market, isStated }
}

/** Language in prefix or host: the market is the one that was chosen, if it speaks the language. */
function settleLanguageFirst(
  { settings, served, fallbackMarket }: ServedShop,
  stated: StatedPlace,
  visitor: Visitor,
): Settled {
  const own = stated.language ?? settings.defaultLanguage
  const isServed = (language: LanguageCode) =>
    openMarkets(served).some((market) => speaksLanguage(market, language))
  const language = visitor.language && isServed(visitor.language) ? visitor.language : own
  const market = marketFor(served, {
    language,
    chosenAlias: visitor.market,
    fallbackAlias: fallbackMarket,
  })
  if (speaksLanguage(market, language)) return { language, market, isStated: language === own }
  return { language: languageOfMarket(market, own), market, isStated: false }
}

/** The path at a place in its one spelling; words of the table follow the language. */
function pathAt(place: Place, stated: StatedPlace, defaultLanguage: LanguageCode): string {
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

/** A way is for good when each step of it is. */
function statusOf(...steps: readonly Elsewhere[]): number {
  return steps.every(({ status }) => status === forGood) ? forGood : forNow
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
