import { languageOf, type LanguageCode } from './languages.ts'

/** Not negative, with its decimals, the same on server and in browser; not `Intl`, whose languages and spaces differ. */
export function formatNumber(value: number, language: LanguageCode): string {
  const { group, decimal } = languageOf(language).numbers
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return decimals ? grouped + decimal + decimals : grouped
}
