import { expect, it } from 'vitest'

import { preferredLanguage } from '#app/region/language/language-proposal.ts'

it.each([
  [['sv-SE', 'en'], 'sv'],
  [['de-DE', 'en-GB'], 'en'],
  [['nn-NO', 'en'], 'nb'],
  [['no'], 'nb'],
  [['fi', 'sv'], 'sv'],
  [['de', 'fr'], null],
  [[''], null],
  [[], null],
])('the header %j selects %s', (preferences, expected) => {
  expect(preferredLanguage(preferences, ['sv', 'en', 'nb'])).toBe(expected)
})
