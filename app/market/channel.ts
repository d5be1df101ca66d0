import { unusableError } from '#app/gateway/errors/gateway-error.ts'

import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts'

/** The merchant's channel (spec section 3), with what the shop uses of it. */
export interface Channel {
  id: string
  markets: readonly Market[]
  defaultMarket: Market
}

export interface Market {
  id: string
  /** Short name used in cookies and addresses, e.g. `se`. */
  alias: string
  /** ISO 3166 code and English name. */
  country: { code: string; name: string }
  /** ISO 4217. */
  currency: string
  /** Empty means all. */
  languages: readonly LanguageCode[]
  defaultLanguage: LanguageCode | null
  groupKey: string
  /** Shows prices but takes no orders. */
  isVirtual: boolean
  onlyInCheckout: boolean
}

/** A URL without a market (spec section 2) has the chosen one, else the fallback, if they have its language, else the first with it. */
export function marketFor(
  channel: Channel,
  request: { language: LanguageCode; chosenAlias: string | undefined; fallbackAlias: string },
): Market {
  const open = browsableMarkets(channel)
  const hasLanguage = (market: Market) => marketHasLanguage(market, request.language)
  const byAlias = (alias: string | undefined) => open.find((market) => market.alias === alias)
  const chosen = byAlias(request.chosenAlias)
  const fallback = byAlias(request.fallbackAlias) ?? channel.defaultMarket
  if (chosen && hasLanguage(chosen)) return chosen
  if (hasLanguage(fallback)) return fallback
  return (
    open.find((market) => market.defaultLanguage === request.language) ??
    open.find(hasLanguage) ??
    fallback
  )
}

/** Markets to choose from while browsing. */
export function browsableMarkets(channel: Pick<Channel, 'markets'>): readonly Market[] {
  return channel.markets.filter((market) => !market.onlyInCheckout)
}

/** The markets of these groups, or all of them for null. Throws a GatewayError when no market is left. */
export function limitToGroups(channel: Channel, groups: readonly string[] | null): Channel {
  if (!groups) return channel
  const limited = limit(channel, ({ groupKey }) => groups.includes(groupKey))
  if (!limited) throw unusableError(`No market belongs to MARKET_GROUP ${groups.join(',')}`)
  return limited
}

/** The markets whose alias is valid in URLs, or that have none. Throws a GatewayError when no market is left. */
export function limitToValidAliases(channel: Channel, isName: (alias: string) => boolean): Channel {
  const limited = limit(channel, (market) => market.onlyInCheckout || isName(market.alias))
  if (!limited || browsableMarkets(limited).length === 0) {
    throw unusableError('No market has an alias that can stand in addresses')
  }
  return limited
}

function limit(channel: Channel, shouldKeep: (market: Market) => boolean): Channel | null {
  if (channel.markets.every(shouldKeep)) return channel
  const markets = channel.markets.filter(shouldKeep)
  const defaultMarket = markets.includes(channel.defaultMarket)
    ? channel.defaultMarket
    : (browsableMarkets({ markets })[0] ?? markets[0])
  return defaultMarket ? { ...channel, markets, defaultMarket } : null
}

/** The default language of a market; without one, `otherwise` if the market has it, else its first. */
export function languageOfMarket(market: Market, otherwise: LanguageCode): LanguageCode {
  if (market.defaultLanguage) return market.defaultLanguage
  return marketHasLanguage(market, otherwise) ? otherwise : (market.languages[0] ?? otherwise)
}

/** Markets that goods can be ordered to; a virtual market only shows them. */
export function checkoutMarkets(channel: Channel): readonly Market[] {
  return channel.markets.filter((market) => !market.isVirtual)
}

/** Goods go to the checkout's country, else to the browsed market, or the first that takes orders. Choices of other markets do not count. */
export function checkoutMarketFor(
  channel: Channel,
  chosen: { market: string | undefined; checkoutMarket: string | undefined },
  browsed: Market,
): Market {
  const open = checkoutMarkets(channel)
  const isElsewhere = chosen.market !== undefined && chosen.market !== browsed.alias
  const country = open.find(({ alias }) => alias === chosen.checkoutMarket && !isElsewhere)
  return country ?? (browsed.isVirtual ? (open[0] ?? browsed) : browsed)
}

export function marketHasLanguage(market: Market, language: LanguageCode): boolean {
  return market.languages.length === 0 || market.languages.includes(language)
}

/** The language of the merchant's `sv-SE`, `sv|…` or `sv`; null for a language the shop does not have. */
export function languageCodeOf(text: string | null | undefined): LanguageCode | null {
  const code = text?.slice(0, 2).toLowerCase()
  return isLanguageCode(code) ? code : null
}
