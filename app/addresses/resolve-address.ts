import { isFileName } from '#app/kit/text/file-name.ts'
import { normalizePath } from '#app/routing/paths/normalize-path.ts'
import { maxPathLength } from '#app/routing/paths/reachable-path.ts'
import type { ParsedAddress } from '#app/routing/paths/parse-address.ts'
import { isUnprefixed } from '#app/routing/screens.ts'

import type { AddressSettings } from '../context.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import type { Market } from '../market/channel.ts'
import type { UrlScope } from '../routing/href.ts'
import { findScreen, translateSegments } from '../routing/screen-path.ts'
import {
  findUrlScope,
  parseUrl,
  type RequestedUrl,
  type ServedShop,
  type Visitor,
} from './find-url-scope.ts'

/** Resolution of a request's URL, before the page's data is loaded. */
export type ResolvedAddress =
  | { kind: 'served'; scope: UrlScope; market: Market }
  | AddressRedirect
  | UnknownAddress

export interface UnknownAddress {
  kind: 'unknown'
  reason: 'name of a file' | 'path too long' | 'market not served here' | 'no market and no page'
}

export interface AddressRedirect {
  kind: 'redirect'
  /** A path of this shop, or a URL at an origin of the settings. */
  to: string
  status: number
}

/** The spec's default for redirects that depend on the visitor. */
const temporary = 302
const permanent = 301
const anyOrigin = 'http://shop.invalid'

/** Redirects that are followed to a canonical URL, and through a page's history: a limit for crafted URLs. */
export const maxRedirects = 5

/** Resolves market and language: the URL's, else the visitor's, else the fallback (spec section 2). Other spellings redirect in one hop. */
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
  for (let steps = 1; resolved.kind === 'redirect' && steps < maxRedirects; steps++) {
    // The segment after a prefix may be a prefix too: `/fi/fi` in a shop without Finnish.
    const nextUrl = urlAt(shop, current, resolved.to)
    if (!nextUrl) break
    const next = resolveOneHop(shop, nextUrl, visitor)
    if (next.kind === 'served') break
    resolved = next.kind === 'unknown' ? next : mergeHops(resolved, next)
    current = nextUrl
  }
  return resolved
}

function resolveOneHop(shop: ServedShop, url: RequestedUrl, visitor: Visitor): ResolvedAddress {
  const { settings } = shop
  const path = normalizePath(url.pathname)
  const isFile = isFileName(path)
  const isNoPage = isFile || path.length > maxPathLength
  if (isNoPage && !hasFreeText(shop, path, url))
    return { kind: 'unknown', reason: isFile ? 'name of a file' : 'path too long' }
  const found = findUrlScope(shop, url, visitor)
  if (!found) return redirectToGroupOrUnknown(shop, path, url)
  const { scope, market, parsed, isExplicit } = found
  if (isUnknownPath(settings, parsed)) return { kind: 'unknown', reason: 'no market and no page' }
  const canonicalPath = pathAt(scope, parsed, settings.defaultLanguage)
  const origin = originOf(settings, scope.language, url.domainLanguage)
  if (!origin && canonicalPath === url.pathname) return { kind: 'served', scope, market }
  const to = origin + canonicalPath + url.search
  return { kind: 'redirect', to, status: isExplicit ? permanent : temporary }
}

/** The canonical path in a scope; the segments of screens are translated to its language. */
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

/** The URL that a browser requests after the redirect; null for another shop's URL. */
function urlAt({ settings }: ServedShop, url: RequestedUrl, to: string): RequestedUrl | null {
  const { origin, pathname, search } = new URL(to, anyOrigin)
  if (origin === anyOrigin) return { ...url, pathname, search }
  const domain = settings.domains.find((each) => each.origin === origin)
  return domain ? { pathname, search, domainLanguage: domain.language } : null
}

/** Merges two redirects into one: on the host of the first, and permanent only if both are. */
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

/** Whether a path states nothing, with markets in the path: a redirect to a scope would only move the 404 page. */
function isUnknownPath({ kind, defaultLanguage }: AddressSettings, parsed: ParsedAddress): boolean {
  const { market, language, unknownMarket, segments } = parsed
  const names = market ?? language ?? unknownMarket
  if (kind !== 'market' || names || segments.length === 0) return false
  return findScreen(segments, defaultLanguage) === null
}

/** Search paths may be long and end like a file name, and screens without a language are files. */
function hasFreeText(shop: ServedShop, path: string, url: RequestedUrl): boolean {
  const { language, segments } = parseUrl(shop, path, url.domainLanguage)
  const found = findScreen(segments, language ?? shop.settings.defaultLanguage)
  return found?.screen === 'search' || (found !== null && isUnprefixed(found.screen))
}

/** Origin of a language; empty for the requested host. */
function originOf(
  { domains }: AddressSettings,
  language: LanguageCode,
  domainLanguage: LanguageCode | undefined,
): string {
  if (language === domainLanguage) return ''
  return domains.find((domain) => domain.language === language)?.origin ?? ''
}

/** The URL after at most one redirect; null when it is not served here. */
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
  const market = shop.fullChannel.markets.find((each) => each.alias === alias)
  const origin = market && shop.settings.groupOrigins[market.groupKey]
  if (!origin) return { kind: 'unknown', reason: 'market not served here' }
  return { kind: 'redirect', to: origin + path + url.search, status: temporary }
}
