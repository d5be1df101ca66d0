import { expect, it } from 'vitest'

import { isMatchingName } from '#app/catalogue/brand/matching-name.ts'

it.each([
  ['Almkrona', '', true],
  ['Almkrona', ' ALM ', true],
  ['Almkrona', 'krona', true],
  ['Almkrona', 'kronor', false],
  ['Åkerfibbla', 'aker', true],
  ['Solgløtt', 'solglott', true],
  ['Trelerke', 'trelærke', false],
  ['Svalhult & Dotter', 't & d', true],
  ['Månskär', 'mänskar', true],
])('%s matches "%s": %s', (name, typed, isFound) => {
  expect(isMatchingName(name, typed)).toBe(isFound)
})
