import type { AddressSettings } from '../context.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import type { Market } from '../market/channel.ts'
import { isFileName } from '../routing/file-name.ts'
import type { UrlScope } from '../routing/href.ts'
import { normalizePath } from '../routing/normalize-path.ts'
import type { ParsedAddress } from '../routing/parse-address.ts'
import { findScreen, translateSegments } from '../routing/screen-path.ts'
import { screens, type Screen, type ScreenName } from '../routing/screens.ts'
import {
  findUrlScope,
  parseUrl,
  type RequestedUrl,
  type ServedShop,
  type Visitor,
} from './find-url-scope.ts'

/** Where a request has come to, judged by its address alone before anything is asked for it. */
export type ResolvedAddress =
  | { kind: 'served'; scope: UrlScope; market: Market }
  | AddressRedirect
  /** A market that this container does not serve, or the name of a file. */
  | { kind: 'unknown' }

export interface AddressRedirect {
  kind: 'redirect'
  /** A path of this shop, or an address at an origin that the settings name. */
  to: string
  status: number
}

/** The spec's default for where a visitor is led for now. */
const temporary = 302
const permanent = 301
const anyOrigin = 'http://shop.invalid'

/** Longer than any URL needs; a limit for crafted ones. */
const maxHops = 4

/**
 * Settles an address (spec section 2): market and language as it states them; where it does not, what
 * the visitor chose, then the fallback. An address that is not the one spelling of its page leads
 * there in one hop.
 */
export function resolveAddress(
  shop: ServedShop,
  url: RequestedUrl,
  visitor: Visitor,
): ResolvedAddress {
  const { rootRedirect } = shop.settings
  if (rootRedirect && normalizePath(url.pathname) === '/') {
    const { path, status } = rootRedirect
    const to = finalAddress(shop, { ...url, pathname: path }, visitor)
    if (to && to !== '/' + url.search) return { kind: 'redirect', to, status }
  }
  let resolved = resolveOneHop(shop, url, visitor)
  let current = url
  for (let steps = 1; resolved.kind === 'redirect' && steps < maxHops; steps++) {
    // What stands behind a prefix may read as another one: `/fi/fi` in a shop without Finnish.
    const nextUrl = urlAt(shop, current, resolved.to)
    if (!nextUrl) break
    const next = resolveOneHop(shop, nextUrl, visitor)
    if (next.kind === 'served') break
    resolved = next.kind === 'unknown' ? next : mergeHops(resolved, next)
    current = nextUrl
  }
  return resolved
}

/** One step towards the page: what an address says by itself. */
function resolveOneHop(shop: ServedShop, url: RequestedUrl, visitor: Visitor): ResolvedAddress {
  const { settings } = shop
  const path = normalizePath(url.pathname)
  if (isFileName(path) && !mayEndAsFile(shop, path, url)) return { kind: 'unknown' }
  const found = findUrlScope(shop, url, visitor)
  if (!found) return redirectToGroupOrUnknown(shop, path, url)
  const { scope, market, parsed, isExplicit } = found
  if (isUnknownPath(settings, parsed)) return { kind: 'unknown' }
  const canonicalPath = pathAt(scope, parsed, settings.defaultLanguage)
  const origin = originOf(settings, scope.language, url.domainLanguage)
  if (!origin && canonicalPath === url.pathname) return { kind: 'served', scope, market }
  const to = origin + canonicalPath + url.search
  return { kind: 'redirect', to, status: isExplicit ? permanent : temporary }
}

/** The path at a place in its one spelling; words of the table follow the language. */
function pathAt(scope: UrlScope, parsed: ParsedAddress, defaultLanguage: LanguageCode): string {
  const from = parsed.language ?? defaultLanguage
  const translated =
    from === scope.language
      ? parsed.segments
      : translateSegments(parsed.segments, from, scope.language)
  const found = findScreen(translated, scope.language)
  const segments = found?.segments ?? translated
  const isAlone = found !== null && isUnprefixed(found.screen)
  return (
    (isAlone ? '' : scope.prefix) + (segments.length > 0 ? '/' : '') + segments.join('/') || '/'
  )
}

/** What a browser asks for next; null at another shop's address. */
function urlAt({ settings }: ServedShop, url: RequestedUrl, to: string): RequestedUrl | null {
  const { origin, pathname, search } = new URL(to, anyOrigin)
  if (origin === anyOrigin) return { ...url, pathname, search }
  const domain = settings.domains.find((each) => each.origin === origin)
  return domain ? { pathname, search, domainLanguage: domain.language } : null
}

/** Both steps in one: on the host that the first leads to, and for good when both are. */
function mergeHops(first: AddressRedirect, next: AddressRedirect): AddressRedirect {
  const { origin } = new URL(first.to, anyOrigin)
  const stays = origin !== anyOrigin && next.to.startsWith('/')
  const isPermanent = first.status === permanent && next.status === permanent
  return {
    kind: 'redirect',
    to: stays ? origin + next.to : next.to,
    status: isPermanent ? permanent : temporary,
  }
}

/**
 * With markets in the path: what names neither market nor language, and no screen behind them. To lead
 * it to a place would only move the page for unknown addresses.
 */
function isUnknownPath({ kind, defaultLanguage }: AddressSettings, parsed: ParsedAddress): boolean {
  const { market, language, unknownMarket, segments } = parsed
  const names = market ?? language ?? unknownMarket
  if (kind !== 'market' || names || segments.length === 0) return false
  return findScreen(segments, defaultLanguage) === null
}

/** Anything may be searched for, and screens without a language are files. */
function mayEndAsFile(shop: ServedShop, path: string, url: RequestedUrl): boolean {
  const { language, segments } = parseUrl(shop, path, url.domainLanguage)
  const found = findScreen(segments, language ?? shop.settings.defaultLanguage)
  return found?.screen === 'search' || (found !== null && isUnprefixed(found.screen))
}

function isUnprefixed(screen: ScreenName): boolean {
  return (screens[screen] as Screen).isUnprefixed ?? false
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
function finalAddress(shop: ServedShop, url: RequestedUrl, visitor: Visitor): string | null {
  const withoutRedirect = { ...shop, settings: { ...shop.settings, rootRedirect: null } }
  const resolved = resolveAddress(withoutRedirect, url, visitor)
  if (resolved.kind === 'redirect') return resolved.to
  return resolved.kind === 'served' ? url.pathname + url.search : null
}

/** A market of another group is served by another container, if the settings know where. */
function redirectToGroupOrUnknown(
  shop: ServedShop,
  path: string,
  url: RequestedUrl,
): ResolvedAddress {
  const { market: alias } = parseUrl(shop, path, url.domainLanguage)
  const market = shop.whole.markets.find((each) => each.alias === alias)
  const origin = market && shop.settings.groupOrigins[market.groupKey]
  if (!origin) return { kind: 'unknown' }
  return { kind: 'redirect', to: origin + path + url.search, status: temporary }
}
