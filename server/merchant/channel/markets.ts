/** Spec section 3, Market and Channel. Each VAT rate has the date from which it applies, so that a new one can be added before. */

/** All other lists are derived: code, BCP 47 tag (`languageId`), own name for menus, and the zone of a time of day in it. */
export const languages = [
  { code: 'sv', iso: 'sv-SE', name: 'Svenska', timeZone: 'Europe/Stockholm' },
  { code: 'da', iso: 'da-DK', name: 'Dansk', timeZone: 'Europe/Stockholm' },
  { code: 'en', iso: 'en-US', name: 'English', timeZone: 'Europe/Stockholm' },
  { code: 'fi', iso: 'fi-FI', name: 'Suomi', timeZone: 'Europe/Helsinki' },
  { code: 'nb', iso: 'nb-NO', name: 'Norsk', timeZone: 'Europe/Stockholm' },
] as const satisfies readonly { code: string; iso: string; name: string; timeZone: string }[]

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']
export const languageCodes = languages.map(({ code }) => code)
export const languageOf = (code: LanguageCode): Language =>
  languages.find((language) => language.code === code)!

export interface Currency {
  code: 'SEK' | 'DKK' | 'NOK' | 'EUR'
  symbol: string
  /** Value of one unit in SEK, the channel's default currency. */
  rate: number
}

const currencies = {
  SEK: { code: 'SEK', symbol: 'kr', rate: 1 },
  DKK: { code: 'DKK', symbol: 'kr.', rate: 1.5 },
  NOK: { code: 'NOK', symbol: 'kr', rate: 0.97 },
  EUR: { code: 'EUR', symbol: '€', rate: 11.2 },
} as const satisfies Record<string, Currency>

export const marketAliases = ['se', 'dk', 'no', 'fi', 'eu', 'ax'] as const
export type MarketAlias = (typeof marketAliases)[number]

export interface Market {
  /** Long id, unique over channels; `alias` is the part used in addresses. */
  id: string
  alias: MarketAlias
  country: { code: string; name: string }
  currency: Currency
  languages: readonly LanguageCode[]
  groupKey: 'nordics' | 'eu'
  virtual: boolean
  onlyDisplayInCheckout: boolean
  /** VAT in basis points (2 550 = 25.5 %), newest first. */
  vat: readonly { from: string; basisPoints: number }[]
}

const vat25 = [{ from: '1990-01-01', basisPoints: 2500 }]
const vatFinland = [
  { from: '2024-09-01', basisPoints: 2550 },
  { from: '2013-01-01', basisPoints: 2400 },
]
const vatGermany = [{ from: '2007-01-01', basisPoints: 1900 }]

export const markets: readonly Market[] = [
  market('se', 'SE', 'Sweden', currencies.SEK, ['sv', 'en'], vat25),
  market('dk', 'DK', 'Denmark', currencies.DKK, ['da', 'en'], vat25),
  market('no', 'NO', 'Norway', currencies.NOK, ['nb', 'en'], vat25),
  market('fi', 'FI', 'Finland', currencies.EUR, ['fi', 'sv', 'en'], vatFinland),
  {
    ...market('eu', 'DE', 'Germany', currencies.EUR, ['en'], vatGermany),
    groupKey: 'eu',
  },
  {
    ...market('ax', 'AX', 'Åland', currencies.EUR, ['sv'], vatFinland),
    onlyDisplayInCheckout: true,
  },
]

export const marketOf = (alias: MarketAlias): Market =>
  markets.find((market) => market.alias === alias)!

function market(
  alias: MarketAlias,
  code: string,
  name: string,
  currency: Currency,
  marketLanguages: readonly LanguageCode[],
  vat: Market['vat'],
): Market {
  return {
    alias,
    id: `1|${alias}|${currency.code}`,
    country: { code, name },
    currency,
    languages: marketLanguages,
    groupKey: 'nordics',
    virtual: false,
    onlyDisplayInCheckout: false,
    vat,
  }
}

export const channel = {
  id: '1|se',
  name: 'Hemvist',
  type: 'webshop',
  defaultLanguage: 'sv',
  defaultMarket: 'se',
} as const

/** What the paths of a language begin with. */
export const languagePrefix = (language: LanguageCode): string =>
  language === channel.defaultLanguage ? '' : `/${language}`
