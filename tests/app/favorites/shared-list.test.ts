import { expect, test } from 'vitest'

import { maxFavorites } from '#app/favorites/favorites.ts'
import { readSharedList, writeSharedList } from '#app/favorites/shared-list.ts'

test('a link keeps the ids and their order', () => {
  const ids = [2_147_483_647, 7, 36, 1]
  expect(writeSharedList(ids)).toBe('zik0zj-7-10-1')
  expect(readSharedList(writeSharedList(ids))).toEqual(ids)
})

test.for([
  ['7-7-7', [7]],
  ['7--x y-<b>-10', [7, 36]],
  ['7-zzzzzz', [7]],
  ['0', null],
  ['-', null],
  ['', null],
  ["' OR 1=1", null],
  ['🛋', null],
] as const)('%j is read as %j', ([text, ids]) => {
  expect(readSharedList(text)).toEqual(ids)
})

test('no link makes a list longer than any favourites are', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => (index + 1).toString(36)).join('-')
  expect(readSharedList(many)).toHaveLength(maxFavorites)
})
