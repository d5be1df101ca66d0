/** The shop's languages (spec section 2); the first is the one whose addresses have no prefix. */
export const languages = [
  { code: 'sv', iso: 'sv-SE', name: 'Svenska' },
  { code: 'en', iso: 'en-US', name: 'English' },
  { code: 'da', iso: 'da-DK', name: 'Dansk' },
  { code: 'fi', iso: 'fi-FI', name: 'Suomi' },
  { code: 'nb', iso: 'nb-NO', name: 'Norsk' },
] as const

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']

export const defaultLanguage = 'sv' satisfies LanguageCode

export function isLanguageCode(text: string | undefined): text is LanguageCode {
  return languages.some(({ code }) => code === text)
}

export function languageOf(code: LanguageCode): Language {
  return languages.find((language) => language.code === code) ?? languages[0]
}
