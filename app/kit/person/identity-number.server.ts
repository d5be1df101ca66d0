// Not the index of the package: it loads the rules of eighty countries, which takes 8 MB and 0.2 s of each start.
import { cpr, cvr } from 'stdnum/lib/cjs/dk/index.js'
import { hetu, ytunnus } from 'stdnum/lib/cjs/fi/index.js'
import { fodselsnummer, orgnr as norwegianOrgnr } from 'stdnum/lib/cjs/no/index.js'
import { orgnr, personnummer } from 'stdnum/lib/cjs/se/index.js'

import { companyNumberOf } from './company-number.ts'
import { isCountry, type Country } from './countries.ts'

type Rule = (number: string) => boolean
type Validator = Pick<typeof orgnr, 'validate'>

/** Rules by country; null where any text may be a number. Åland's numbers are Finland's. */
const rules: Readonly<Record<Country, { person: Rule; organization: Rule } | null>> = {
  SE: {
    person: isSwedishPersonalNumber,
    // A sole trader trades under a personal number.
    organization: (number) =>
      isValid(orgnr, number.replace(/^16(?=\d{6}-?\d{4}$)/, '')) || isSwedishPersonalNumber(number),
  },
  DK: rulesOf(cpr, cvr),
  NO: rulesOf(fodselsnummer, norwegianOrgnr),
  FI: rulesOf(hetu, ytunnus),
  AX: rulesOf(hetu, ytunnus),
  DE: null,
}

/** Accepts a possible number (spec section 5), or any text without a rule. The rules are too large for a browser. */
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

function rulesOf(person: Validator, organization: Validator) {
  return {
    person: (number: string) => isValid(person, number),
    organization: (number: string) => isValid(organization, number),
  }
}

function isSwedishPersonalNumber(number: string): boolean {
  const match = /^(\d{6}|\d{8})([-+]?)(\d{3})(\d)$/.exec(number)
  // Serial 000 is never assigned.
  if (!match || match[3] === '000') return false
  return isValid(personnummer, `${match[1]}${match[2] || '-'}${match[3]}${match[4]}`)
}

function isValid({ validate }: Validator, number: string): boolean {
  return validate(number).isValid
}
