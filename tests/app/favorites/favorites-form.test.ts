import { describe, expect, it } from 'vitest'

import { favoriteFields, readFavoriteChanges } from '#app/favorites/favorites-form.ts'

describe('a favourites form', () => {
  it.each([
    ['add=7', [{ id: 7, isFavorite: true }]],
    ['remove=7', [{ id: 7, isFavorite: false }]],
    [
      'returnTo=/c&remove=1&remove=2',
      [
        { id: 1, isFavorite: false },
        { id: 2, isFavorite: false },
      ],
    ],
    ['', []],
    ['add=&add=0&add=-1&add=1.5&add=1e3&add=%207&add=٣', []],
    ['add=2147483648&add=99999999999', []],
    ['__proto__=7&constructor=7&Add=7', []],
  ])('with %s changes %j', (fields, changes) => {
    expect(readFavoriteChanges(new URLSearchParams(fields))).toEqual(changes)
  })

  it.each([true, false])('is read as it was sent (%s)', (isFavorite) => {
    const change = { id: 12, isFavorite }
    expect(readFavoriteChanges(favoriteFields(change))).toEqual([change])
  })
})
