import { expect, it } from 'vitest'

import { searchQuery } from '#app/catalogue/list/search-query.ts'

it.each([
  [' soffa grå ', 'soffa grå'],
  [null, ''],
  ['   ', ''],
  ['..', ''],
  ['.', ''],
  ['...', '...'],
  ['a'.repeat(120), 'a'.repeat(100)],
])('%j is searched as %j', (typed, words) => {
  expect(searchQuery(typed)).toBe(words)
})

it('is truncated between letters, so that it fits into an address', () => {
  const words = searchQuery(`${'a'.repeat(99)}🛋🛋`)
  expect(words).toBe(`${'a'.repeat(99)}🛋`)
  expect(() => encodeURIComponent(words)).not.toThrow()
})
