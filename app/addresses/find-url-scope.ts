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
import type { UrlScope } from '../routing/href.ts'
import { plainPath } from '../routing/plain-path.ts'
import { prefixOf } from '../routing/prefix.ts'
import { readAddress, type StatedPlace } from '../routing/read-address.ts'
import { isReservedWord } from '../routing/reserved-words.ts'
import { findScreen } from '../routing/screen-path.ts'

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
  const place: UrlScope = { language, prefix: prefixOf(settings, language, market.alias) }
  return { place, market, stated, isStated }
}

/**
 * What an address states. With a domain per language, asking the domain states it.
 */
export function readStated(
  { settings, whole }: ServedShop,
  path: string,
  domainLanguage: LanguageCode | undefined,
): StatedPlace {
  const isMarket = (alias: string) => openMarkets(whole).some((market) => market.alias === alias)
  const stated = readAddress(settings, path, isMarket)
  if (settings.kind === 'market') return withUnknownMarket(stated, settings.defaultLanguage)
  if (settings.kind === 'language') return stated
  const hasDomain = settings.domains.some(({ language }) => language === stated.language)
  if (stated.language && hasDomain) return stated
  const segments = path.split('/').filter(Boolean)
  return { ...stated, language: domainLanguage ?? settings.defaultLanguage, segments }
}

/** `/xx/nyheter`: in front of a screen that there is, a word that is none stands for a market. */
function withUnknownMarket(stated: StatedPlace, defaultLanguage: LanguageCode): StatedPlace {
  const [first = '', ...rest] = stated.segments
  const saysNothing = !stated.market && !stated.language && !stated.unknownMarket
  if (!saysNothing || rest.length === 0 || isReservedWord(first.toLowerCase())) return stated
  const screen = findScreen(rest, defaultLanguage)?.screen
  if (!screen || screen === 'contentPage') return stated
  return { ...stated, unknownMarket: first, segments: rest }
}

/** `/{market}/{language}`: the market decides which languages there are. */
function settleMarketFirst(
  { settings, served, fallbackMarket }: ServedShop,
  stated: StatedPlace,
  visitor: Visitor,
): Settled | null {
  const wanted = stated.language ?? visitor.language
  const market = marketInFront()
  if (!market) return null
  const own = languageOfMarket(market, settings.defaultLanguage)
  const language = wanted && speaksLanguage(market, wanted) ? wanted : own
  const isStated = stated.market !== null && stated.language === language
  return { language, market, isStated }

  function marketInFront(): Market | undefined {
    const byAlias = (wantedAlias: string) =>
      openMarkets(served).find(({ alias }) => alias === wantedAlias)
    if (stated.market) return byAlias(stated.market)
    // The fallback itself, whatever the visitor chose.
    if (stated.unknownMarket) return byAlias(fallbackMarket) ?? served.defaultMarket
    return marketFor(served, {
      language: wanted ?? settings.defaultLanguage,
      chosenAlias: visitor.market,
      fallbackAlias: fallbackMarket,
    })
  }
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
