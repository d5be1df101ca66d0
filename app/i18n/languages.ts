interface LanguageRow {
  code: string
  /** BCP 47 tag that GraphQL calls `languageId`. */
  iso: string
  /** The language's own name, as a language menu shows it. */
  name: string
  /** BCP 47 tag for the format of dates. */
  dates: string
  /** Zone of a time of day in this language; Finnish is spoken an hour east of the others. */
  timeZone: string
  numbers: { group: string; decimal: string }
  alphabet: string
  /** Other codes with which browsers request the language. */
  browserCodes: readonly string[]
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const space = '\u00a0'

/** Spec section 2, with what differs besides messages. All other lists of languages are derived from this one. */
export const languages = [
  {
    code: 'sv',
    iso: 'sv-SE',
    name: 'Svenska',
    dates: 'sv',
    timeZone: 'Europe/Stockholm',
    numbers: { group: space, decimal: ',' },
    alphabet: `${latin}ÅÄÖ`,
    browserCodes: [],
  },
  {
    code: 'en',
    iso: 'en-US',
    name: 'English',
    // The shop uses European English, with the day before the month.
    dates: 'en-GB',
    timeZone: 'Europe/Stockholm',
    numbers: { group: ',', decimal: '.' },
    alphabet: latin,
    browserCodes: [],
  },
  {
    code: 'da',
    iso: 'da-DK',
    name: 'Dansk',
    dates: 'da',
    timeZone: 'Europe/Stockholm',
    numbers: { group: '.', decimal: ',' },
    alphabet: `${latin}ÆØÅ`,
    browserCodes: [],
  },
  {
    code: 'fi',
    iso: 'fi-FI',
    name: 'Suomi',
    dates: 'fi',
    timeZone: 'Europe/Helsinki',
    numbers: { group: space, decimal: ',' },
    alphabet: `${latin}ÅÄÖ`,
    browserCodes: [],
  },
  {
    code: 'nb',
    iso: 'nb-NO',
    name: 'Norsk',
    dates: 'nb',
    timeZone: 'Europe/Stockholm',
    numbers: { group: space, decimal: ',' },
    alphabet: `${latin}ÆØÅ`,
    // Browsers in Norway send `no`, `nb` or `nn`.
    browserCodes: ['no', 'nn'],
  },
] as const satisfies readonly LanguageRow[]

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']

export const languageCodes = languages.map(({ code }) => code)

/** The language whose URLs have no prefix, unless the configuration names another. */
export const defaultLanguage = 'sv' satisfies LanguageCode

export function isLanguageCode(text: string | undefined): text is LanguageCode {
  return languages.some(({ code }) => code === text)
}

export function languageOf(code: LanguageCode): Language {
  return languages.find((language) => language.code === code) ?? languages[0]
}

/** Every code with which a browser may request a language of the shop. */
export const browserCodes: readonly string[] = languages.flatMap((row) => [
  row.code,
  ...row.browserCodes,
])

/** The language for a browser's code such as `sv` or `no`; null when the shop does not have it. */
export function languageOfBrowser(browserCode: string): LanguageCode | null {
  const row = languages.find(({ code, browserCodes }: LanguageRow) =>
    [code, ...browserCodes].includes(browserCode),
  )
  return row?.code ?? null
}
