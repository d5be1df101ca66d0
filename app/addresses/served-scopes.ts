import type { AddressSettings, StorefrontConfig } from '#app/context.ts'
import { languages, type LanguageCode } from '#app/i18n/languages.ts'
import {
  languageOfMarket,
  marketFor,
  openMarkets,
  speaksLanguage,
  type Channel,
  type Market,
} from '#app/market/channel.ts'
import type { UrlScope } from '#app/routing/href.ts'
import { prefixOf } from '#app/routing/prefix.ts'

/** What the addresses of a shop follow from; a visit is one. */
export interface ShopAddresses {
  channel: Channel
  config: StorefrontConfig
}

/** A place whose pages this shop answers. */
export interface ServedScope {
  scope: UrlScope
  language: LanguageCode
  market: Market
  /** Where its addresses begin, without a trailing slash. */
  origin: string
  /** For `hreflang`: the language, with the country where markets have addresses of their own. */
  hreflang: string
  /** Where visitors are sent who prefer none of the shop's languages. */
  isDefault: boolean
}

/** The European Union has a market, but no region of its own that a `hreflang` could name. */
const noRegion = new Set(['EU'])

/**
 * Every place that is served, each once: market by language where addresses name the market, else the
 * languages that some market speaks.
 */
export function servedScopes(shop: ShopAddresses): ServedScope[] {
  const { addresses } = shop.config
  return addresses.kind === 'market' ? scopesByMarket(shop) : scopesByLanguage(shop)
}

/** A language of a market and where its pages are. */
export type MarketScope = Pick<ServedScope, 'scope' | 'language' | 'origin'>

/** Where one market is looked at, in each of its languages that the shop has an address for. */
export function scopesOfMarket(
  { config }: Pick<ShopAddresses, 'config'>,
  market: Market,
): MarketScope[] {
  const { addresses } = config
  const codes = codesOf(addresses)
  // In the market's own order; one without a list speaks all.
  const spoken = market.languages.length > 0 ? market.languages : codes
  return spoken
    .filter((language) => codes.includes(language))
    .map((language) => ({
      scope: { language, prefix: prefixOf(addresses, language, market.alias) },
      language,
      origin: originOf(config, language),
    }))
}

function scopesByMarket({ channel, config }: ShopAddresses): ServedScope[] {
  const { addresses, fallbackMarket } = config
  const markets = openMarkets(channel)
  const fallback = markets.find(({ alias }) => alias === fallbackMarket) ?? channel.defaultMarket
  return markets.flatMap((market) =>
    codesOf(addresses)
      .filter((language) => speaksLanguage(market, language))
      .map((language) => ({
        scope: { language, prefix: prefixOf(addresses, language, market.alias) },
        language,
        market,
        origin: config.publicOrigin,
        hreflang: noRegion.has(market.country.code)
          ? language
          : `${language}-${market.country.code}`,
        isDefault:
          market === fallback && language === languageOfMarket(fallback, addresses.defaultLanguage),
      })),
  )
}

function scopesByLanguage({ channel, config }: ShopAddresses): ServedScope[] {
  const { addresses, fallbackMarket } = config
  return codesOf(addresses)
    .filter((code) => openMarkets(channel).some((market) => speaksLanguage(market, code)))
    .map((language) => ({
      scope: { language, prefix: prefixOf(addresses, language, '') },
      language,
      market: marketFor(channel, {
        language,
        chosenAlias: undefined,
        fallbackAlias: fallbackMarket,
      }),
      origin: originOf(config, language),
      hreflang: language,
      isDefault: language === addresses.defaultLanguage,
    }))
}

function originOf({ addresses, publicOrigin }: StorefrontConfig, language: LanguageCode): string {
  return addresses.domains.find((domain) => domain.language === language)?.origin ?? publicOrigin
}

/** With a domain per language, those that have one. */
function codesOf({ kind, domains }: AddressSettings): LanguageCode[] {
  const codes = languages.map(({ code }) => code)
  if (kind !== 'domain') return codes
  return codes.filter((code) => domains.some(({ language }) => language === code))
}
