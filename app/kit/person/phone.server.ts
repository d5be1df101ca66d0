import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Whether a text is a possible phone number in a country (ISO 3166), in any notation. Only the server
 * validates it, because the tables of all countries are too large for a browser.
 */
export function isPhone(text: string, country: string): boolean {
  const from = isSupportedCountry(country) ? country : undefined
  return parsePhoneNumberFromString(text, from)?.isPossible() ?? false
}
