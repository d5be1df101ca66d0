import { expect, test } from 'vitest'

import { countableSearch } from '#app/catalogue/search/countable-search.ts'

test.for([
  ['  Grå   SOFFA ', 'grå soffa'],
  ['matta 200x300', 'matta 200x300'],
  ['säng 160 × 200', 'säng 160 × 200'],
  ['anna@example.com', null],
  ['070-123 45 67', null],
  ['811228 9874', null],
  ['http://example.com', null],
  ['<b>', null],
  ['a', null],
  ['', null],
  ['🛋', null],
  ['x'.repeat(41), null],
])('%j counts as %j', ([typed, search]) => {
  expect(countableSearch(typed!)).toBe(search)
})
