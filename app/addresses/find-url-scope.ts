import { normalizePath } from '#app/routing/paths/normalize-path.ts'
import { parseAddress, type ParsedAddress } from '#app/routing/paths/parse-address.ts'
import { isReservedWord } from '#app/routing/paths/reserved-words.ts'

import type { AddressSettings } from '../context.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import {
  languageOfMarket,
  marketFor,
  browsableMarkets,
  marketHasLanguage,
  type Channel,
  type Market,
} from '../market/channel.ts'
import type { UrlScope } from '../routing/href.ts'
import { prefixOf } from '../routing/prefix.ts'
import { findScreen } from '../routing/screen-path.ts'

export interface RequestedUrl {
  /** Path of the page, without `.data`. */
  pathname: string
  /** Query with its `?`, or empty. */
  search: string
  /** With a domain per language: the language of the requested domain. */
  domainLanguage?: LanguageCode
}

/** Preferences of the visitor, used where the URL states no market or language. */
export interface Visitor {
  /** Alias of the market that the visitor has chosen. */
  market?: string
  /** Language chosen, or preferred by the browser; none for crawlers, which are never redirected by it. */
  language?: LanguageCode
}

export interface ServedShop {
  settings: AddressSettings
  /** All markets, those of other groups included. */
  fullChannel: Channel
  /** The markets served here. */
  servedChannel: Channel
  /** Alias. */
  fallbackMarket: string
}

interface LanguageAndMarket {
  language: LanguageCode
  market: Market
  /** Whether the URL alone decided, not the visitor's preference or a fallback. */
  isExplicit: boolean
}

/** Scope and market of a URL in any spelling; null for a market that is not served here. */
export function findUrlScope(shop: ServedShop, url: RequestedUrl, visitor: Visitor) {
  const { settings } = shop
  const path = normalizePath(url.pathname)
  const parsed = parseUrl(shop, path, url.domainLanguage)
  // With a domain per language, the domain states the language.
  const namesNoLanguage = path === '/' && settings.kind !== 'domain'
  const found =
    settings.kind === 'market'
      ? resolveMarketFirst(shop, parsed, visitor)
      : resolveLanguageFirst(shop, parsed, namesNoLanguage ? visitor : { market: visitor.market })
  if (!found) return null
  const { language, market, isExplicit } = found
  const scope: UrlScope = { language, prefix: prefixOf(settings, language, market.alias) }
  return { scope, market, parsed, isExplicit }
}

/** Market and language that a URL states. With a domain per language, the domain states the language. */
export function parseUrl(
  { settings, fullChannel }: ServedShop,
  path: string,
  domainLanguage: LanguageCode | undefined,
): ParsedAddress {
  const isMarket = (alias: string) =>
    browsableMarkets(fullChannel).some((market) => market.alias === alias)
  const parsed = parseAddress(settings, path, isMarket)
  if (settings.kind === 'market') return withUnknownMarket(parsed, settings.defaultLanguage)
  if (settings.kind === 'language') return parsed
  const hasDomain = settings.domains.some(({ language }) => language === parsed.language)
  if (parsed.language && hasDomain) return parsed
  const segments = path.split('/').filter(Boolean)
  return { ...parsed, language: domainLanguage ?? settings.defaultLanguage, segments }
}

/** `/xx/nyheter`: a segment before a screen's path counts as an unknown market, and so do two letters alone. */
function withUnknownMarket(parsed: ParsedAddress, defaultLanguage: LanguageCode): ParsedAddress {
  const [first = '', ...rest] = parsed.segments
  const saysNothing = !parsed.market && !parsed.language && !parsed.unknownMarket
  if (!saysNothing || isReservedWord(first.toLowerCase())) return parsed
  if (rest.length === 0) {
    return /^[a-z]{2}$/i.test(first) ? { ...parsed, unknownMarket: first, segments: [] } : parsed
  }
  const screen = findScreen(rest, defaultLanguage)?.screen
  if (!screen || screen === 'contentPage') return parsed
  return { ...parsed, unknownMarket: first, segments: rest }
}

/** `/{market}/{language}`: the market decides which languages are possible. */
function resolveMarketFirst(
  { settings, servedChannel, fallbackMarket }: ServedShop,
  parsed: ParsedAddress,
  visitor: Visitor,
): LanguageAndMarket | null {
  const wantedLanguage = parsed.language ?? visitor.language
  const market = marketInFront()
  if (!market) return null
  const marketLanguage = languageOfMarket(market, settings.defaultLanguage)
  const language =
    wantedLanguage && marketHasLanguage(market, wantedLanguage) ? wantedLanguage : marketLanguage
  const isExplicit = parsed.market !== null && parsed.language === language
  return { language, market, isExplicit }

  function marketInFront(): Market | undefined {
    const byAlias = (wantedAlias: string) =>
      browsableMarkets(servedChannel).find(({ alias }) => alias === wantedAlias)
    if (parsed.market) return byAlias(parsed.market)
    // The configured fallback, independent of the visitor's language.
    if (parsed.unknownMarket) return byAlias(fallbackMarket) ?? servedChannel.defaultMarket
    return marketFor(servedChannel, {
      language: wantedLanguage ?? settings.defaultLanguage,
      chosenAlias: visitor.market,
      fallbackAlias: fallbackMarket,
    })
  }
}

/** Language in prefix or host: the market is the chosen one, if it has the language. */
function resolveLanguageFirst(
  { settings, servedChannel, fallbackMarket }: ServedShop,
  parsed: ParsedAddress,
  visitor: Visitor,
): LanguageAndMarket {
  const marketLanguage = parsed.language ?? settings.defaultLanguage
  const isServed = (language: LanguageCode) =>
    browsableMarkets(servedChannel).some((market) => marketHasLanguage(market, language))
  const language =
    visitor.language && isServed(visitor.language) ? visitor.language : marketLanguage
  const market = marketFor(servedChannel, {
    language,
    chosenAlias: visitor.market,
    fallbackAlias: fallbackMarket,
  })
  if (marketHasLanguage(market, language))
    return { language, market, isExplicit: language === marketLanguage }
  return { language: languageOfMarket(market, marketLanguage), market, isExplicit: false }
}
