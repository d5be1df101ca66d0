import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Possible in a country (ISO 3166), in any notation. On the server alone: the tables are too large for a browser. */
export function isPhone(text: string, country: string): boolean {
  return parsePhone(text, country)?.isPossible() ?? false
}

/** A number of a country as it is called from others: `+46 70 123 45 67`. Unchanged if it is none. */
export function phoneFromAbroad(text: string, country: string): string {
  const phone = parsePhone(text, country)
  return phone?.isPossible() ? phone.formatInternational() : text
}

function parsePhone(text: string, country: string) {
  return parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
}
