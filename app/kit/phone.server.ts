import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Whether somebody can be called at a number as people write it, seen from a country (ISO 3166). Only
 * the server judges it: the tables of all countries are no weight for a browser.
 */
export function isPhone(text: string, country: string): boolean {
  const from = isSupportedCountry(country) ? country : undefined
  return parsePhoneNumberFromString(text, from)?.isPossible() ?? false
}
