import { languageOf, type LanguageCode } from './languages.ts'

/**
 * A number as the language writes it, for what the browser counts too: browsers know different
 * languages and differ in their spaces, so none is asked.
 * @param value not negative; as many decimals as it has
 */
export function formatNumber(value: number, language: LanguageCode): string {
  const { group, decimal } = languageOf(language).numbers
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return decimals ? grouped + decimal + decimals : grouped
}
