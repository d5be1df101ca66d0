import {
  scopesOfMarket,
  type MarketScope,
  type ShopAddresses,
} from '#app/addresses/served-scopes.ts'
import type { LanguageCode } from '#app/i18n/languages.ts'
import { browsableMarkets, languageOfMarket, type Market } from '#app/market/channel.ts'

/** What a platform tells about a buyer, each part a wish (types/context.json). */
export interface BuyerContext {
  /** ISO 3166 code of two or three letters, or the country's English name. */
  address_country?: string
  /** The same of the address that the goods go to, which says more. */
  delivery_country?: string
  /** ISO 4217. */
  currency?: string
}

export interface AgentScopeChoice extends MarketScope {
  market: Market
  /** Whether the shop serves the country that was named; true where none was. */
  isCountryServed: boolean
}

/** Three-letter codes of the countries around the Baltic and the North Sea; other markets are named by two letters. */
const longCodes: Readonly<Record<string, string>> = {
  SWE: 'SE',
  NOR: 'NO',
  DNK: 'DK',
  FIN: 'FI',
  ALA: 'AX',
  ISL: 'IS',
  EST: 'EE',
  LVA: 'LV',
  LTU: 'LT',
  DEU: 'DE',
  NLD: 'NL',
  POL: 'PL',
  GBR: 'GB',
}

/** Market and language for a buyer: by country, else currency, else language, else the fallback. Null without addresses. */
export function chooseScope(
  shop: ShopAddresses,
  context: BuyerContext,
  wanted?: LanguageCode,
): AgentScopeChoice | null {
  const { config, channel } = shop
  const markets = browsableMarkets(channel)
  const fallback =
    markets.find(({ alias }) => alias === config.fallbackMarket) ?? channel.defaultMarket
  const ofCountry =
    marketOfCountry(markets, context.delivery_country) ??
    marketOfCountry(markets, context.address_country)
  const inOrder = [fallback, ...markets.filter((market) => market !== fallback)]
  const market =
    ofCountry ??
    inOrder.find(({ currency }) => currency === context.currency?.toUpperCase()) ??
    inOrder.find(({ defaultLanguage }) => wanted && defaultLanguage === wanted) ??
    fallback
  const scopes = scopesOfMarket(shop, market)
  const own = languageOfMarket(market, config.addresses.defaultLanguage)
  const chosen =
    scopes.find(({ language }) => language === wanted) ??
    scopes.find(({ language }) => language === own) ??
    scopes[0]
  if (!chosen) return null
  return { ...chosen, market, isCountryServed: !context.address_country || Boolean(ofCountry) }
}

function marketOfCountry(markets: readonly Market[], country = ''): Market | undefined {
  return markets.find((market) => isCountryOf(market, country))
}

/** Whether a text names the country of a market: by a code of two or three letters, or its English name. */
export function isCountryOf({ country: { code, name } }: Market, written: string): boolean {
  const text = written.trim().toUpperCase()
  return code === (longCodes[text] ?? text) || name.toUpperCase() === text
}
