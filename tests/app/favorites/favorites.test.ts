import { describe, expect, it } from 'vitest'

import { changeFavorites, maxFavorites, readFavoriteIds } from '#app/favorites/favorites.ts'

const many = Array.from({ length: maxFavorites + 5 }, (_, i) => i + 1)

describe('stored favourites', () => {
  it.each([
    ['ids in their order', [3, 1, 2], [3, 1, 2]],
    ['each id once', [3, 1, 3], [3, 1]],
    ['nothing', undefined, []],
    ['text', 'favorites', []],
    ['an object', { 0: 1, length: 1 }, []],
    ['names of old', ['soffa-oland', 4], [4]],
    ['no ids', [0, -1, 1.5, 2 ** 31, NaN, null, [5], '6', true], []],
    ['the newest of too many', many, many.slice(5)],
  ])('with %s are read', (_, state, ids) => {
    expect(readFavoriteIds(state)).toEqual(ids)
  })
})

describe('a change of favourites', () => {
  const add = (id: number) => ({ id, isAdded: true })
  const remove = (id: number) => ({ id, isAdded: false })

  it.each([
    ['puts a new one last', [1, 2], [add(3)], [1, 2, 3]],
    ['leaves one that is there in its place', [1, 2], [add(1)], [1, 2]],
    ['takes one out', [1, 2, 3], [remove(2)], [1, 3]],
    ['may take out what is not there', [1], [remove(2)], [1]],
    ['may be several, in their order', [1], [add(2), remove(1), remove(2), add(1)], [1]],
    ['lets the oldest go when there are too many', many.slice(5), [add(1)], [...many.slice(6), 1]],
  ])('%s', (_, before, changes, after) => {
    expect(changeFavorites(before, changes)).toEqual(after)
  })
})
