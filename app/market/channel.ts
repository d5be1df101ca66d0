import { unusableError } from '../gateway/gateway-error.ts'
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts'

/** What the shop knows of the merchant's channel (spec section 3). */
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
  /** May not check out. */
  isVirtual: boolean
  onlyInCheckout: boolean
}

/**
 * The market of a request whose address names none (spec section 2): the one the visitor chose, if it
 * speaks the page's language; else the fallback, if it does; else the first market that has the
 * language as its own, so that a public page depends on nothing but its address.
 */
export function marketFor(
  channel: Channel,
  request: { language: LanguageCode; chosenAlias: string | undefined; fallbackAlias: string },
): Market {
  const open = openMarkets(channel)
  const speaks = (market: Market) => speaksLanguage(market, request.language)
  const byAlias = (alias: string | undefined) => open.find((market) => market.alias === alias)
  const chosen = byAlias(request.chosenAlias)
  const fallback = byAlias(request.fallbackAlias) ?? channel.defaultMarket
  if (chosen && speaks(chosen)) return chosen
  if (speaks(fallback)) return fallback
  return (
    open.find((market) => market.defaultLanguage === request.language) ??
    open.find(speaks) ??
    fallback
  )
}

/** Markets to choose from while browsing. */
export function openMarkets(channel: Pick<Channel, 'markets'>): readonly Market[] {
  return channel.markets.filter((market) => !market.onlyInCheckout)
}

/**
 * The channel as one container serves it: the markets of its groups, or all when none are named.
 * Throws when nothing is left to serve, since no page could be right.
 */
export function limitToGroups(channel: Channel, groups: readonly string[] | null): Channel {
  if (!groups) return channel
  const limited = limit(channel, ({ groupKey }) => groups.includes(groupKey))
  if (!limited) throw unusableError(`No market belongs to MARKET_GROUP ${groups.join(',')}`)
  return limited
}

/**
 * The channel with those markets only whose alias can stand in addresses, or never has to. Throws when
 * none is left.
 */
export function limitToNamed(channel: Channel, isName: (alias: string) => boolean): Channel {
  const limited = limit(channel, (market) => market.onlyInCheckout || isName(market.alias))
  if (!limited || openMarkets(limited).length === 0) {
    throw unusableError('No market has an alias that can stand in addresses')
  }
  return limited
}

function limit(channel: Channel, shouldKeep: (market: Market) => boolean): Channel | null {
  if (channel.markets.every(shouldKeep)) return channel
  const markets = channel.markets.filter(shouldKeep)
  const defaultMarket = markets.includes(channel.defaultMarket)
    ? channel.defaultMarket
    : (openMarkets({ markets })[0] ?? markets[0])
  return defaultMarket ? { ...channel, markets, defaultMarket } : null
}

/** The language of a market that has none in particular asked of it. */
export function languageOfMarket(market: Market, otherwise: LanguageCode): LanguageCode {
  if (market.defaultLanguage) return market.defaultLanguage
  return speaksLanguage(market, otherwise) ? otherwise : (market.languages[0] ?? otherwise)
}

/** Markets that goods can be ordered to; a virtual market only shows them. */
export function checkoutMarkets(channel: Channel): readonly Market[] {
  return channel.markets.filter((market) => !market.isVirtual)
}

/**
 * Where goods go: the country chosen in the checkout, else the market that is being browsed, else, since
 * a virtual one takes no orders, the first that does. A country that was chosen while another market
 * was shopped in counts no more: a checkout in its currency would be a surprise.
 *
 * @param chosen aliases as the visitor's cookies have them
 */
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

export function speaksLanguage(market: Market, language: LanguageCode): boolean {
  return market.languages.length === 0 || market.languages.includes(language)
}

/** `sv-SE`, `sv|…` or `sv` as the merchant writes it; null for a language that the shop has not. */
export function languageCodeOf(text: string | null | undefined): LanguageCode | null {
  const code = text?.slice(0, 2).toLowerCase()
  return isLanguageCode(code) ? code : null
}
