import { expect, it } from 'vitest'

import { complaintRules } from '#app/market/law/complaint-rules.ts'
import { ruleInForce, type DatedRule } from '#app/market/law/dated-rule.ts'

it.each([
  ['SE', 'SE'],
  ['DK', 'DK'],
  ['FI', 'FI'],
  ['AX', 'FI'],
  ['NO', 'NO'],
  ['DE', null],
])('a buyer in %s has the law of complaints of %s', (country, law) => {
  expect(ruleInForce(complaintRules, country, '2026-11-26')).toBe(law)
})

const rules: DatedRule<string>[] = [
  {
    countries: ['SE', 'NO'],
    from: '2020-01-01',
    until: '2026-11-20',
    source: '§ 1',
    content: 'old',
  },
  { countries: ['SE'], from: '2026-11-20', source: '§ 2', content: 'new' },
]

it.each([
  ['2019-12-31', 'SE', null],
  ['2020-01-01', 'SE', 'old'],
  ['2026-11-19', 'SE', 'old'],
  ['2026-11-20', 'SE', 'new'],
  ['2026-11-20', 'NO', null],
])('on %s the rule of that day applies in %s', (day, country, content) => {
  expect(ruleInForce(rules, country, day)).toBe(content)
})
