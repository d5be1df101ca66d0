/** Numbers are valid by their country's rule, with spaces, any dash or none. A market without a rule accepts any text. */
// Not the index of the package: it loads the rules of eighty countries, which takes 8 MB and 0.2 s of each start.
import { cpr, cvr } from 'stdnum/lib/cjs/dk/index.js'
import { hetu, ytunnus } from 'stdnum/lib/cjs/fi/index.js'
import { fodselsnummer, orgnr as norwegianOrgnr } from 'stdnum/lib/cjs/no/index.js'
import { orgnr, personnummer } from 'stdnum/lib/cjs/se/index.js'

import type { MarketAlias } from '../../channel/markets.ts'

type Rule = (number: string) => boolean
type Validator = Pick<typeof orgnr, 'validate'>
type Rules = Record<'PERSON' | 'ORGANIZATION', Rule>

const rulesOf = (person: Validator, organization: Validator): Rules => ({
  PERSON: (number) => isValid(person, number),
  ORGANIZATION: (number) => isValid(organization, number),
})
const finnish = rulesOf(hetu, ytunnus)

const rules: Record<MarketAlias, Rules> = {
  se: {
    PERSON: isSwedishPersonalNumber,
    // A sole trader uses a personal number.
    ORGANIZATION: (number) =>
      isValid(orgnr, number.replace(/^16(?=\d{6}-?\d{4}$)/, '')) || isSwedishPersonalNumber(number),
  },
  dk: rulesOf(cpr, cvr),
  no: rulesOf(fodselsnummer, norwegianOrgnr),
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
  return isValid(personnummer, `${match[1]}${match[2] || '-'}${match[3]}${match[4]}`)
}

function isValid({ validate }: Validator, number: string): boolean {
  return validate(number).isValid
}
