/** Markets and languages as the public API's MarketType and LanguageType. */
import { languageOf, markets, type LanguageCode } from './markets.ts'

export function marketTypes() {
  return markets.map((market) => ({
    ...market,
    defaultLanguageId: languageType(market.languages[0]!).id,
    allowedLanguages: market.languages.map(languageType),
    currency: { ...market.currency, name: market.currency.code },
  }))
}

export function languageType(code: LanguageCode) {
  const { iso, name } = languageOf(code)
  return { id: iso, name, code }
}
