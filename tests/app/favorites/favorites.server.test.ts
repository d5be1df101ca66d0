import { describe, expect, it } from 'vitest'

import {
  favoriteIds,
  findSuggestions,
  saveFavorites,
  listFavorites,
} from '#app/favorites/favorites.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const cookie = 'ralph-persisted-states'
const notSold = 1_999_999_999

const merchant = await openForTests(openSeededMerchant())

const jarWith = (states?: string) =>
  testContext('', states === undefined ? {} : { [cookie]: states })

async function visitWith(states: string, path = '/') {
  const context = testContext(merchant.endpoint, { [cookie]: states })
  return openVisit({ request: new Request(`http://shop.test${path}`), context })
}

describe('favourites in their cookie', () => {
  it.each([
    [undefined, []],
    ['favorites=[3,4];customerType="PERSON";', [3, 4]],
    ['favorites="3";', []],
    ['favorites={"length":1e9};', []],
    ['favorites=[[[[[[', []],
    ['favorites=[1e400,null,"a",{},5];', [5]],
  ])('with %s are %j', (states, ids) => {
    expect(favoriteIds(jarWith(states).cookies)).toEqual(ids)
  })

  it.each([
    ['begin a cookie', undefined, 'favorites=[9];'],
    ['join the others', 'favorites=[3];', 'favorites=[3,9];'],
    [
      'leave other states as they are',
      'customerType="PERSON";favorites=[3];list/relocateAlias="a\\u003bb"',
      'favorites=[3,9];customerType="PERSON";list/relocateAlias="a\\u003bb";',
    ],
    ['take the place of nonsense', 'favorites="x";{{{;=;', 'favorites=[9];'],
  ])('%s', (_, before, after) => {
    const { cookies, cookieValues } = jarWith(before)
    expect(saveFavorites(cookies, [{ id: 9, isAdded: true }]).at(-1)).toBe(9)
    expect(cookieValues.get(cookie)).toBe(after)
  })

  it('remove the cookie with the last favourite, and keep other states', () => {
    const alone = jarWith('favorites=[3];')
    saveFavorites(alone.cookies, [{ id: 3, isAdded: false }])
    expect(alone.cookieValues.has(cookie)).toBe(false)
    const otherStates = jarWith('favorites=[3];vatIncluded=true;')
    saveFavorites(otherStates.cookies, [{ id: 3, isAdded: false }])
    expect(otherStates.cookieValues.get(cookie)).toBe('vatIncluded=true;')
  })

  it('are not written when nothing changes', () => {
    const { cookies, changedCookies } = jarWith('favorites=[3];')
    saveFavorites(cookies, [{ id: 3, isAdded: true }])
    saveFavorites(cookies, [])
    expect([...changedCookies]).toEqual([])
  })
})

describe('the list of favourites', () => {
  it('is empty without a request', async () => {
    expect(await listFavorites(await visitWith(''))).toEqual({
      products: [],
      missing: [],
      sum: null,
    })
  })

  it('shows the newest first and separates products that are not sold in the market', async () => {
    const ideas = await findSuggestions(await visitWith(''), 3)
    const [first, second, third] = ideas.map(({ id }) => id)
    const list = await listFavorites(
      await visitWith(`favorites=${JSON.stringify([second, notSold, first, third])};`, '/en'),
    )
    expect(list.products.map(({ id }) => id)).toEqual([third, first, second])
    expect(list.products[0]?.path).toMatch(/^\/en\/p\//)
    expect(list.missing).toEqual([notSold])
  })

  it('may be as long as the cookie allows', async () => {
    const ids = Array.from({ length: 200 }, (_, i) => notSold - i)
    const list = await listFavorites(await visitWith(`favorites=${JSON.stringify(ids)};`))
    expect(list).toEqual({ products: [], missing: [...ids].reverse(), sum: null })
  })
})
