import type { LanguageCode } from './languages.ts'

const space = '\u00a0'
const signs: Readonly<Record<LanguageCode, { group: string; decimal: string }>> = {
  sv: { group: space, decimal: ',' },
  da: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  fi: { group: space, decimal: ',' },
  nb: { group: space, decimal: ',' },
}

/**
 * A number as the language writes it, for what the browser counts too: browsers know different
 * languages and differ in their spaces, so none is asked.
 * @param value not negative; as many decimals as it has
 */
export function formatNumber(value: number, language: LanguageCode): string {
  const { group, decimal } = signs[language]
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return decimals ? grouped + decimal + decimals : grouped
}
