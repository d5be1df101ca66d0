import { defaultLanguage, isLanguageCode, type LanguageCode } from '../i18n/languages.ts'

/** First segment of the addresses of a language; the default language has none. */
export function prefixOf(language: LanguageCode): string {
  return language === defaultLanguage ? '' : language
}

/** The language that a path states, e.g. `/en/cart` is English and `/kassan` Swedish. */
export function languageOfPath(pathname: string): LanguageCode {
  const first = pathname.split('/')[1]?.replace(/\.data$/, '')
  return first !== defaultLanguage && isLanguageCode(first) ? first : defaultLanguage
}
