import { isCountry, type Country } from './countries.ts'

interface PostalCodes {
  /** Country prefixes that people write before a code: `SE-111 22`. */
  prefixes: readonly string[]
  digits: RegExp
  /** A code of the capital, as it is written there. */
  example: string
}

const byCountry: Readonly<Record<Country, PostalCodes>> = {
  // None begins with 0; a code of zeros alone is left to the merchant, who says that nothing is delivered to it.
  SE: { prefixes: ['SE', 'S'], digits: /^(?:[1-9]\d{4}|0{5})$/, example: '111 22' },
  DK: { prefixes: ['DK'], digits: /^\d{4}$/, example: '2100' },
  NO: { prefixes: ['NO', 'N'], digits: /^\d{4}$/, example: '0155' },
  FI: { prefixes: ['FIN', 'FI'], digits: /^\d{5}$/, example: '00100' },
  AX: { prefixes: ['AX', 'FIN', 'FI'], digits: /^22\d{3}$/, example: '22100' },
  DE: { prefixes: ['DE', 'D'], digits: /^\d{5}$/, example: '10117' },
}

/** Reads `111 22` in Sweden; null if invalid. Spaces, dashes and the country's prefix are accepted; the merchant knows if it exists. */
export function typedPostalCode(text: string, country: string): string | null {
  const code = text.normalize('NFKC').trim().replace(/\s+/g, ' ')
  if (!/^(?=.*\d)[\p{L}\d][\p{L}\d -]{1,10}[\p{L}\d]$/u.test(code)) return null
  if (!isCountry(country)) return code
  const { prefixes, digits } = byCountry[country]
  const prefix = new RegExp(`^(?:${prefixes.join('|')})`)
  const plain = code.toUpperCase().replace(/[ -]/g, '').replace(prefix, '')
  if (!digits.test(plain)) return null
  return country === 'SE' ? plain.replace(/^\d{3}/, '$& ') : code
}

/** A text whose Swedish postal codes stay on one line, as `903 26 Umeå`. */
export const withUnbrokenCodes = (text: string) =>
  text.replace(/\b(\d{3}) (\d{2})\b/g, '$1\u00a0$2')

/** A postal code of the country, for a message; null in a country without a rule. */
export function postalCodeExample(country: string): string | null {
  return isCountry(country) ? byCountry[country].example : null
}
