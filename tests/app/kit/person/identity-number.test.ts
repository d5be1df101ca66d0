import { expect, it } from 'vitest'

import type { Country } from '#app/kit/person/countries.ts'
import { isIdentityNumber } from '#app/kit/person/identity-number.server.ts'

it.each([
  ['19880320-0016', 'SE', 'PERSON', true],
  ['198803200016', 'SE', 'PERSON', true],
  ['811228–9841', 'SE', 'PERSON', true],
  ['880320-0018', 'SE', 'PERSON', false],
  ['150916-0006', 'SE', 'PERSON', false],
  ['20010230-1234', 'SE', 'PERSON', false],
  ['556016-0680', 'SE', 'ORGANIZATION', true],
  ['16556016-0680', 'SE', 'ORGANIZATION', true],
  ['19880320-0016', 'SE', 'ORGANIZATION', true],
  ['556016-0681', 'SE', 'ORGANIZATION', false],
  ['SE556016068001', 'SE', 'ORGANIZATION', true],
  ['SE556016068101', 'SE', 'ORGANIZATION', false],
  ['SE198803200016', 'SE', 'PERSON', false],
  ['NO 988 077 917 MVA', 'NO', 'ORGANIZATION', true],
  ['211062-5629', 'DK', 'PERSON', true],
  ['13585628', 'DK', 'ORGANIZATION', true],
  ['13097248032', 'NO', 'PERSON', false],
  ['988077917', 'NO', 'ORGANIZATION', true],
  ['131052-308T', 'FI', 'PERSON', true],
  ['010516B903X', 'AX', 'PERSON', true],
  ['2077474-1', 'FI', 'ORGANIZATION', false],
  ['1'.repeat(5000), 'SE', 'PERSON', false],
  ['whatever', 'DE', 'PERSON', true],
  ['whatever', '__proto__', 'PERSON', true],
] as const)('%s in %s for %s is plausible: %s', (number, country, type, isOne) => {
  expect(isIdentityNumber(number, country, type)).toBe(isOne)
})

interface Numbers {
  right: readonly [string, ...string[]]
  wrong: readonly [string, ...string[]]
}

/** For each country with a rule in the shop; null for one without. */
const byCountry: Record<Country, { PERSON: Numbers; ORGANIZATION: Numbers } | null> = {
  SE: {
    PERSON: { right: ['198803200016'], wrong: ['198803200017', '556016-0680'] },
    ORGANIZATION: { right: ['5560160680'], wrong: ['5560160681'] },
  },
  DK: {
    PERSON: { right: ['2110625629'], wrong: ['3113625629'] },
    ORGANIZATION: { right: ['13585628'], wrong: ['13585627'] },
  },
  NO: {
    PERSON: { right: ['13097248022'], wrong: ['13097248032'] },
    ORGANIZATION: { right: ['988 077 917'], wrong: ['988077918'] },
  },
  FI: {
    PERSON: { right: ['131052-308T'], wrong: ['131052-308U'] },
    ORGANIZATION: { right: ['2077474-0'], wrong: ['2077474-1'] },
  },
  AX: {
    PERSON: { right: ['131052-308t'], wrong: ['131052-308U'] },
    ORGANIZATION: { right: ['2077474-0'], wrong: ['2077474-1'] },
  },
  DE: null,
}

const vectors = Object.entries(byCountry).flatMap(([country, types]) =>
  (['PERSON', 'ORGANIZATION'] as const).flatMap((type) => {
    const { right, wrong } = types?.[type] ?? { right: ['of any form'], wrong: [] }
    return [
      ...right.map((number) => [country, type, number, true] as const),
      ...wrong.map((number) => [country, type, number, false] as const),
    ]
  }),
)

it.each(vectors)('in %s, for %s, %s is valid: %s', (country, type, number, isValidNumber) => {
  expect(isIdentityNumber(number, country, type)).toBe(isValidNumber)
})
