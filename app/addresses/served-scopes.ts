import type { AddressSettings, StorefrontConfig } from '#app/context.ts'
import { languages, type LanguageCode } from '#app/i18n/languages.ts'
import {
  languageOfMarket,
  marketFor,
  browsableMarkets,
  marketHasLanguage,
  type Channel,
  type Market,
} from '#app/market/channel.ts'
import type { UrlScope } from '#app/routing/href.ts'
import { prefixOf } from '#app/routing/prefix.ts'

export interface ShopAddresses {
  channel: Channel
  config: StorefrontConfig
}

export interface ServedScope {
  scope: UrlScope
  language: LanguageCode
  market: Market
  /** Origin of its URLs, without a trailing slash. */
  origin: string
  /** For `hreflang`: the language, with the country when URLs state the market. */
  hreflang: string
  /** Whether it is the `x-default` for visitors who prefer none of the shop's languages. */
  isDefault: boolean
}

/** Country codes of markets that are no region codes of `hreflang`: the European Union. */
const noRegion = new Set(['EU'])

/** Every served scope once: each market in its languages when URLs state the market, else each language of a market. */
export function servedScopes(shop: ShopAddresses): ServedScope[] {
  const { addresses } = shop.config
  return addresses.kind === 'market' ? scopesByMarket(shop) : scopesByLanguage(shop)
}

export type MarketScope = Pick<ServedScope, 'scope' | 'language' | 'origin'>

/** The scopes of one market: each of its languages that has URLs in the shop. */
export function scopesOfMarket(
  { config }: Pick<ShopAddresses, 'config'>,
  market: Market,
): MarketScope[] {
  const { addresses } = config
  const codes = codesOf(addresses)
  // In the market's own order; a market without a list has all languages.
  const marketLanguages = market.languages.length > 0 ? market.languages : codes
  return marketLanguages
    .filter((language) => codes.includes(language))
    .map((language) => ({
      scope: { language, prefix: prefixOf(addresses, language, market.alias) },
      language,
      origin: originOf(config, language),
    }))
}

function scopesByMarket({ channel, config }: ShopAddresses): ServedScope[] {
  const { addresses, fallbackMarket } = config
  const markets = browsableMarkets(channel)
  const fallback = markets.find(({ alias }) => alias === fallbackMarket) ?? channel.defaultMarket
  return markets.flatMap((market) =>
    codesOf(addresses)
      .filter((language) => marketHasLanguage(market, language))
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
    .filter((code) => browsableMarkets(channel).some((market) => marketHasLanguage(market, code)))
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

/** The shop's languages; with a domain per language, only those that have a domain. */
function codesOf({ kind, domains }: AddressSettings): LanguageCode[] {
  const codes = languages.map(({ code }) => code)
  if (kind !== 'domain') return codes
  return codes.filter((code) => domains.some(({ language }) => language === code))
}
