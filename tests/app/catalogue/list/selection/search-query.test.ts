import { expect, it } from 'vitest'

import { searchQuery } from '#app/catalogue/list/selection/search-query.ts'

it.each([
  [' soffa grå ', 'soffa grå'],
  [null, ''],
  ['   ', ''],
  ['..', ''],
  ['.', ''],
  ['...', '...'],
  // Beside the Enter key of some keyboards; the host refuses it in a path.
  ['soffa\\', 'soffa'],
  ['\\', ''],
  ['soffa\tgrå', 'soffa grå'],
  ['hörn\u00adsoffa\u200b', 'hörnsoffa'],
  ['a'.repeat(120), 'a'.repeat(100)],
])('%j is searched as %j', (typed, expected) => {
  expect(searchQuery(typed)).toBe(expected)
})

it('is truncated between letters, so that it fits into an address', () => {
  const expected = searchQuery(`${'a'.repeat(99)}🛋🛋`)
  expect(expected).toBe(`${'a'.repeat(99)}🛋`)
  expect(() => encodeURIComponent(expected)).not.toThrow()
})
