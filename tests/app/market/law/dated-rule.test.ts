import { expect, it } from 'vitest'

import { complaintRules } from '#app/market/law/complaint-rules.ts'
import { ruleInForce, type DatedRule } from '#app/market/law/dated-rule.ts'
import { lawTexts } from '#app/market/law/law-texts.server.ts'

it.each([
  ['SE', 'SE'],
  ['DK', 'DK'],
  ['FI', 'FI'],
  ['AX', 'FI'],
  ['NO', 'NO'],
  ['DE', 'EU'],
  ['US', null],
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

it('a Swedish page for Finland tells the law of Finland, each part from its day on', () => {
  const on = (day: string) => lawTexts('sv', 'FI', new Date(`${day}T12:00:00Z`))
  expect(on('2026-09-26')).toMatchObject({ guarantee: null, creditWarning: null })
  expect(on('2026-09-27')).toMatchObject({ guarantee: { title: 'Reklamationsrätt' } })
  expect(on('2026-11-19').creditWarning).toBeNull()
  expect(on('2026-11-20').creditWarning).toContain('betalningsstörning i Finland')
  expect(on('2026-11-20').complaint).toContain('kuluttajariita.fi')
})

it('a day of a rule begins at midnight in Stockholm', () => {
  const at = (time: string) => lawTexts('en', 'SE', new Date(time)).guarantee
  expect(at('2026-09-26T21:59:59Z')).toBeNull()
  expect(at('2026-09-26T22:00:00Z')).not.toBeNull()
})

it.each([
  ['SE', true, 'budget- och skuldrådgivningen', 'arn.se'],
  ['DK', true, 'dålig betalare i Danmark', 'Center for Klageløsning'],
  ['FI', true, 'betalningsstörning', 'kuluttajariita.fi'],
  ['AX', true, 'betalningsstörning', 'kuluttajariita.fi'],
  ['NO', false, 'NAV', 'be Forbrukertilsynet i Norge medla'],
  ['DE', true, 'Att låna kostar pengar', 'eccnet.eu'],
])('a consumer in %s sees the notice: %s', (country, hasNotice, warning, body) => {
  const law = lawTexts('sv', country, new Date('2026-11-26T12:00:00Z'))
  expect(law.guarantee !== null).toBe(hasNotice)
  expect(law.creditWarning).toContain(warning)
  expect(law.complaint).toContain(body)
})
