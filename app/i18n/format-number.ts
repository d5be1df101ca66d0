import { languageOf, type LanguageCode } from './languages.ts'

/** Writes a number that is not negative, alike on server and in browser: languages and spaces of `Intl` differ. */
export function formatNumber(value: number, language: LanguageCode, digits?: number): string {
  const { group, decimal } = languageOf(language).numbers
  const [whole = '', decimals] = (
    digits === undefined ? String(value) : value.toFixed(digits)
  ).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return decimals ? grouped + decimal + decimals : grouped
}
