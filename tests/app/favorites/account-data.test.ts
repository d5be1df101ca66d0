import { describe, expect, it } from 'vitest'

import { favoritesOf, readAccountData, writeAccountData } from '#app/favorites/account-data.ts'

describe('favourites in the data of an account', () => {
  it.each([
    [null, []],
    ['', []],
    ['{"loyalty":"gold"}', []],
    ['{"favorites":[7,8,8,"9",-1]}', [7, 8]],
  ])('are read from %j', (metaData, ids) => {
    expect(favoritesOf(readAccountData(metaData)!)).toEqual(ids)
  })

  it.each(['gold', '[1]', '7', '{', 'null'])(
    'are not stored beside %j of another system',
    (metaData) => {
      expect(readAccountData(metaData)).toBeNull()
    },
  )

  it('are written beside the other properties, if the text is not too long', () => {
    expect(writeAccountData({ loyalty: 'gold', favorites: [1] }, [7])).toBe(
      '{"loyalty":"gold","favorites":[7]}',
    )
    expect(writeAccountData({ notes: 'x'.repeat(8_000) }, [7])).toBeNull()
  })
})
