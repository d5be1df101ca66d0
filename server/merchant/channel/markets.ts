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

const rows = [
  {
    alias: 'se',
    country: { code: 'SE', name: 'Sweden' },
    currency: currencies.SEK,
    languages: ['sv', 'en'],
    vat: vat25,
  },
  {
    alias: 'dk',
    country: { code: 'DK', name: 'Denmark' },
    currency: currencies.DKK,
    languages: ['da', 'en'],
    vat: vat25,
  },
  {
    alias: 'no',
    country: { code: 'NO', name: 'Norway' },
    currency: currencies.NOK,
    languages: ['nb', 'en'],
    vat: vat25,
  },
  {
    alias: 'fi',
    country: { code: 'FI', name: 'Finland' },
    currency: currencies.EUR,
    languages: ['fi', 'sv', 'en'],
    vat: vatFinland,
  },
  {
    alias: 'eu',
    country: { code: 'DE', name: 'Germany' },
    currency: currencies.EUR,
    languages: ['en'],
    groupKey: 'eu',
    vat: [{ from: '2007-01-01', basisPoints: 1900 }],
  },
  {
    alias: 'ax',
    country: { code: 'AX', name: 'Åland' },
    currency: currencies.EUR,
    languages: ['sv'],
    onlyDisplayInCheckout: true,
    vat: vatFinland,
  },
] as const

export type MarketAlias = (typeof rows)[number]['alias']
export const marketAliases: readonly MarketAlias[] = rows.map(({ alias }) => alias)

export const markets: readonly Market[] = rows.map((row) => ({
  id: `1|${row.alias}|${row.currency.code}`,
  groupKey: 'nordics',
  virtual: false,
  onlyDisplayInCheckout: false,
  ...row,
}))

export const channel = {
  id: '1|se',
  name: 'Hemvist',
  type: 'webshop',
  defaultLanguage: 'sv',
  defaultMarket: 'se',
} as const
