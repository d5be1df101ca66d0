import { stdnum } from 'stdnum'

import { companyNumberOf } from './company-number.ts'
import { isCountry, type Country } from './countries.ts'

type Rule = (number: string) => boolean

/** Rules by country; null where any text may be a number. Åland's numbers are Finland's. */
const rules: Readonly<Record<Country, { person: Rule; organization: Rule } | null>> = {
  SE: {
    person: isSwedishPersonalNumber,
    // A sole trader trades under a personal number.
    organization: (number) =>
      isValidNumber('SE', 'orgnr', number.replace(/^16(?=\d{6}-?\d{4}$)/, '')) ||
      isSwedishPersonalNumber(number),
  },
  DK: byNames('DK', 'cpr', 'cvr'),
  NO: byNames('NO', 'fodselsnummer', 'orgnr'),
  FI: byNames('FI', 'hetu', 'ytunnus'),
  AX: byNames('FI', 'hetu', 'ytunnus'),
  DE: null,
}

/**
 * Whether a text could be a personal or organisation number in a country (spec section 5). Spaces, kinds of
 * dash, a missing dash and a VAT number of a company are accepted. In a country without a rule any text is accepted. Only the server
 * validates it, because the rules of all countries are too large for a browser.
 */
export function isIdentityNumber(
  typed: string,
  country: string,
  customerType: 'PERSON' | 'ORGANIZATION',
): boolean {
  const number = (customerType === 'PERSON' ? typed : companyNumberOf(typed))
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
  const ofCountry = isCountry(country) ? rules[country] : null
  const rule = ofCountry?.[customerType === 'PERSON' ? 'person' : 'organization']
  return !rule || (number.length <= 20 && rule(number))
}

function byNames(country: string, person: string, organization: string) {
  return {
    person: (number: string) => isValidNumber(country, person, number),
    organization: (number: string) => isValidNumber(country, organization, number),
  }
}

function isSwedishPersonalNumber(number: string): boolean {
  const match = /^(\d{6}|\d{8})([-+]?)(\d{3})(\d)$/.exec(number)
  // Serial 000 is never assigned.
  if (!match || match[3] === '000') return false
  return isValidNumber('SE', 'personnummer', `${match[1]}${match[2] || '-'}${match[3]}${match[4]}`)
}

function isValidNumber(country: string, kind: string, number: string): boolean {
  const validator = stdnum[country]?.[kind]
  if (!validator) throw new Error(`no rule for ${country} ${kind}`)
  return validator.validate(number).isValid
}
