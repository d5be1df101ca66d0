import { expect, it } from 'vitest'

import { languageSwitch } from '#app/i18n/language-switch.ts'

it.each([
  ['en', 'en'],
  ['sv', null],
  ['de', null],
  ['', null],
  [undefined, null],
])('a switch from Swedish to %s leads to %s', (requested, expected) => {
  expect(languageSwitch('sv', requested)).toBe(expected)
})
