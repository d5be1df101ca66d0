/**
 * Personal and organisation numbers by market. Spaces, any kind of dash and a missing dash are
 * accepted, and the number is validated by the rule of its country. A market without a rule accepts
 * any text.
 */
import { stdnum } from 'stdnum'
import type { MarketAlias } from '../../channel/markets.ts'

type Rule = (number: string) => boolean
type Rules = Record<'PERSON' | 'ORGANIZATION', Rule>

const rulesOf = (country: string, person: string, organization: string): Rules => ({
  PERSON: (number) => isValidNumber(country, person, number),
  ORGANIZATION: (number) => isValidNumber(country, organization, number),
})
const finnish = rulesOf('FI', 'hetu', 'ytunnus')

const rules: Record<MarketAlias, Rules> = {
  se: {
    PERSON: isSwedishPersonalNumber,
    // A sole trader uses a personal number.
    ORGANIZATION: (number) =>
      isValidNumber('SE', 'orgnr', number.replace(/^16(?=\d{6}-?\d{4}$)/, '')) ||
      isSwedishPersonalNumber(number),
  },
  dk: rulesOf('DK', 'cpr', 'cvr'),
  no: rulesOf('NO', 'fodselsnummer', 'orgnr'),
  fi: finnish,
  ax: finnish,
  eu: { PERSON: () => true, ORGANIZATION: () => true },
}

export function isIdentityNumber(
  typed: string,
  market: MarketAlias,
  customerType: keyof Rules,
): boolean {
  const number = typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
  if (number.length > 20) return false
  return rules[market][customerType](number)
}

function isSwedishPersonalNumber(number: string): boolean {
  const match = /^(\d{6}|\d{8})([-+]?)(\d{3})(\d)$/.exec(number)
  // Serial 000 is never assigned.
  if (!match || match[3] === '000') return false
  const withDash = `${match[1]}${match[2] || '-'}${match[3]}${match[4]}`
  return isValidNumber('SE', 'personnummer', withDash)
}

function isValidNumber(country: string, kind: string, number: string): boolean {
  const validator = stdnum[country]?.[kind]
  if (!validator) throw new Error(`no rule for ${country} ${kind}`)
  return validator.validate(number).isValid
}
