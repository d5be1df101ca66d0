import { expect, it } from 'vitest'

import { parseSearchRanges } from '#app/catalogue/search/search-ranges.ts'
import type { LanguageCode } from '#app/i18n/languages.ts'

import da from '../../../../locales/da/catalogue.json' with { type: 'json' }
import en from '../../../../locales/en/catalogue.json' with { type: 'json' }
import fi from '../../../../locales/fi/catalogue.json' with { type: 'json' }
import nb from '../../../../locales/nb/catalogue.json' with { type: 'json' }
import sv from '../../../../locales/sv/catalogue.json' with { type: 'json' }

const currencies = { sv: 'SEK', da: 'DKK', en: 'EUR', fi: 'EUR', nb: 'NOK' }
const messages = { sv, da, en, fi, nb }

const read = (language: LanguageCode, typed: string, currency = currencies[language]) => {
  const bounds = messages[language].search.bounds
  const { text, ranges } = parseSearchRanges(typed, bounds, currency)
  return [text, ...ranges.map(({ param, from, to }) => `${param} ${from ?? ''}-${to ?? ''}`)]
}

it.each([
  [
    'sv',
    'grå 3-sits soffa under 10 000 kr max 220 cm',
    ['grå 3-sits soffa', 'price -10000', 'p-width -220'],
  ],
  ['sv', 'Soffa under 10.000:- och högst 2,2 m bred', ['Soffa', 'price -10000', 'p-width -220']],
  ['sv', 'hylla minst 180 cm hög, max 40 cm djup', ['hylla', 'p-height 180-', 'p-depth -40']],
  ['sv', 'soffa från 5000 kr till 9000 kr', ['soffa', 'price 5000-9000']],
  ['sv', 'soffa över 9000 kr under 5000 kr', ['soffa', 'price 5000-9000']],
  ['sv', 'ÖVER 500 kr lampa', ['lampa', 'price 500-']],
  ['da', 'grå sofa højst 5.000 kr', ['grå sofa', 'price -5000']],
  ['en', 'grey sofa at most 220 cm and under €900', ['grey sofa', 'p-width -220', 'price -900']],
  ['en', 'grey sofa under 1,500 euros', ['grey sofa', 'price -1500']],
  ['en', 'sofa over EUR 500 under 2,500 m', ['sofa', 'price 500-', 'p-width -250']],
  ['da', 'grå sofa under kr. 5.000', ['grå sofa', 'price -5000']],
  ['nb', 'grå sofa under kr 10 000 maks 220 cm', ['grå sofa', 'price -10000', 'p-width -220']],
  ['sv', 'soffa under kr', ['soffa under kr']],
  [
    'en',
    'grey sofa under 900 euros at least 85 cm high',
    ['grey sofa', 'price -900', 'p-height 85-'],
  ],
  ['fi', 'harmaa sohva alle 900 € enintään 220 cm', ['harmaa sohva', 'price -900', 'p-width -220']],
  ['nb', 'grå sofa maks 10 000 kr', ['grå sofa', 'price -10000']],
  ['sv', 'hylla 40 cm djup', ['hylla', 'p-depth 38-42']],
  ['sv', 'soffa 2,2 m bred och 90 cm djup', ['soffa', 'p-width 209-231', 'p-depth 86-94']],
  ['en', 'white bookcase 180 cm tall', ['white bookcase', 'p-height 171-189']],
  ['fi', 'hylly 30 cm syvä', ['hylly', 'p-depth 29-31']],
  ['sv', '3-sits soffa bred 220 cm', ['3-sits soffa bred 220 cm']],
  ['sv', 'soffa 9 000 kr bred', ['soffa 9 000 kr bred']],
  ['sv', 'säng 160 cm', ['säng 160 cm']],
  ['sv', 'matta 200x300', ['matta 200x300']],
  ['sv', 'under 500 kr', ['under 500 kr']],
  ['sv', 'skåp under diskbänk', ['skåp under diskbänk']],
  ['sv', 'soffa max 220', ['soffa max 220']],
  ['sv', 'soffa under 10 000', ['soffa', 'price -10000']],
  ['en', 'sofa from 500 to 900', ['sofa', 'price 500-900']],
  ['sv', 'hylla max 1800 hög', ['hylla max 1800 hög']],
  ['sv', 'soffa 10000', ['soffa 10000']],
  ['sv', 'soffa under 99999999999 kr', ['soffa under 99999999999 kr']],
  ['sv', 'Großes Sofa under 5000 kr', ['Großes Sofa under 5000 kr']],
] as const)('in %s, %j is %j', (language, typed, expected) => {
  expect(read(language, typed)).toEqual(expected)
})

it('reads a long text of beginnings in time', () => {
  const typed = 'under 1 '.repeat(12)
  expect(read('sv', typed)).toEqual([typed.trim()])
})

it('does not take the amount of another currency for one of its own', () => {
  const typed = 'grey sofa under 900 euros max 220 cm'
  expect(read('en', typed, 'SEK')).toEqual(['grey sofa under 900 euros', 'p-width -220'])
  expect(read('en', typed, 'constructor')).toEqual(['grey sofa under 900 euros', 'p-width -220'])
})

it.each([
  ['spaces', `soffa under${' '.repeat(60_000)}x`],
  ['groups of digits', `soffa ${'100 '.repeat(40_000)}x`],
])('a long search with many %s takes no longer than its length', (_what, typed) => {
  const started = performance.now()
  expect(read('sv', typed)).toHaveLength(1)
  expect(performance.now() - started).toBeLessThan(5_000)
})
