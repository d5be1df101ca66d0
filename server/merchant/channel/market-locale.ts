/** Market and language of a request; every operation of the public API accepts both. */
import { channel, languageOf, languages, markets, type Language, type Market } from './markets.ts'

export interface MarketLocale {
  market: Market
  language: Language
}

export interface MarketLocaleArgs {
  channelId?: string | null
  marketId?: string | null
  languageId?: string | null
}

/** Finds both by alias, id, code or iso; else the channel's default market, and the market's first language. */
export function marketLocaleOf({ marketId, languageId }: MarketLocaleArgs): MarketLocale {
  const market =
    markets.find(({ id, alias }) => alias === marketId || id === marketId) ??
    markets.find(({ alias }) => alias === channel.defaultMarket)!
  const requestedLanguage = languageId?.toLowerCase()
  const language =
    languages.find(
      ({ code, iso }) => code === requestedLanguage || iso.toLowerCase() === requestedLanguage,
    ) ?? languageOf(market.languages[0]!)
  return { market, language }
}
