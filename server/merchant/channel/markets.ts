/**
 * The shop's channel as data: markets with their languages, currency and VAT (spec section 3,
 * Market and Channel). Each VAT rate has the date from which it applies, so that a new rate can be
 * added before it applies.
 */

/**
 * The merchant's languages, from which all other lists of them are derived: code, BCP 47 tag
 * (`languageId` in GraphQL), the language's own name for language menus, and the zone of a time of day in it.
 */
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

const marketsByAlias: Readonly<Record<MarketAlias, Omit<Market, 'alias'>>> = {
  se: {
    id: '1|se|SEK',
    country: { code: 'SE', name: 'Sweden' },
    currency: currencies.SEK,
    languages: ['sv', 'en'],
    groupKey: 'nordics',
    virtual: false,
    onlyDisplayInCheckout: false,
    vat: vat25,
  },
  dk: {
    id: '1|dk|DKK',
    country: { code: 'DK', name: 'Denmark' },
    currency: currencies.DKK,
    languages: ['da', 'en'],
    groupKey: 'nordics',
    virtual: false,
    onlyDisplayInCheckout: false,
    vat: vat25,
  },
  no: {
    id: '1|no|NOK',
    country: { code: 'NO', name: 'Norway' },
    currency: currencies.NOK,
    languages: ['nb', 'en'],
    groupKey: 'nordics',
    virtual: false,
    onlyDisplayInCheckout: false,
    vat: vat25,
  },
  fi: {
    id: '1|fi|EUR',
    country: { code: 'FI', name: 'Finland' },
    currency: currencies.EUR,
    languages: ['fi', 'sv', 'en'],
    groupKey: 'nordics',
    virtual: false,
    onlyDisplayInCheckout: false,
    vat: vatFinland,
  },
  eu: {
    id: '1|eu|EUR',
    country: { code: 'DE', name: 'Germany' },
    currency: currencies.EUR,
    languages: ['en'],
    groupKey: 'eu',
    virtual: false,
    onlyDisplayInCheckout: false,
    vat: [{ from: '2007-01-01', basisPoints: 1900 }],
  },
  ax: {
    id: '1|ax|EUR',
    country: { code: 'AX', name: 'Åland' },
    currency: currencies.EUR,
    languages: ['sv'],
    groupKey: 'nordics',
    virtual: false,
    onlyDisplayInCheckout: true,
    vat: vatFinland,
  },
}

export const markets: readonly Market[] = marketAliases.map((alias) => ({
  alias,
  ...marketsByAlias[alias],
}))

export const channel = {
  id: '1|se',
  name: 'Hemvist',
  type: 'webshop',
  defaultLanguage: 'sv',
  defaultMarket: 'se',
} as const
