import { languageOf, type LanguageCode } from './languages.ts'

/**
 * Not negative, the same on server and in browser; not `Intl`, whose languages and spaces differ.
 *
 * @param digits decimals, as many as the value has by default
 */
export function formatNumber(value: number, language: LanguageCode, digits?: number): string {
  const { group, decimal } = languageOf(language).numbers
  const [whole = '', decimals] = (
    digits === undefined ? String(value) : value.toFixed(digits)
  ).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return decimals ? grouped + decimal + decimals : grouped
}
