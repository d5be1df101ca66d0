import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  canSaveItem,
  forgetItems,
  saveItem,
  savedItems,
} from '#app/cart/saved-and-shared/saved-items.server.ts'
import {
  maxSharedItems,
  readSharedCart,
  writeSharedCart,
} from '#app/cart/saved-and-shared/sku-items.ts'
import { persistedStates } from '#app/session/persisted-states.ts'
import { testContext } from '#tests/support/test-context.ts'

const sofa = { productId: 12, skuId: 345, quantity: 2 }
const statesCookie = 'ralph-persisted-states'

describe('the link of a shared cart', () => {
  it('has every item with its quantity, and stays short', () => {
    const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
    const item = fc.record({
      productId: id,
      skuId: id,
      quantity: fc.integer({ min: 1, max: 9_999 }),
    })
    const unique = { selector: ({ skuId }: { skuId: number }) => skuId, minLength: 1 }
    fc.assert(
      fc.property(fc.uniqueArray(item, { ...unique, maxLength: 60 }), (items) => {
        const text = writeSharedCart(items)
        expect(encodeURIComponent(text).length).toBeLessThan(800)
        expect(readSharedCart(text)).toEqual(items.slice(0, maxSharedItems))
      }),
    )
  })

  it('has packages with their options', () => {
    const selection = '1.2.345-2.1.678'
    const items = [
      { productId: 12, skuId: 345, quantity: 1 },
      { productId: 9, skuId: 345, quantity: 2, selection },
      { productId: 9, skuId: 345, quantity: 3, selection: '1.2.345-2.1.679' },
    ]
    expect(readSharedCart(writeSharedCart(items))).toEqual(items)
  })

  it.each([
    null,
    '',
    '-',
    '1.2',
    '1.2.3.4.5.6',
    '1.2.1.1.0',
    '1.0.1.1.9',
    '1.2.0',
    '0.2.3',
    '1.2.3.4',
    'zzzzzz.1.1',
    '1.1.zzzz',
    '<b>.1.1',
    '1'.repeat(9_000),
  ])('has no items when it is %s', (text) => {
    expect(readSharedCart(text)).toBeNull()
  })
})

describe('items saved for later', () => {
  it('are kept beside other states, with one quantity for each sku', () => {
    const { cookies } = testContext('', { [statesCookie]: 'favorites=[7];' })
    saveItem(cookies, sofa)
    saveItem(cookies, { productId: 1, skuId: 2, quantity: 1 })
    expect(saveItem(cookies, { ...sofa, quantity: 3 })).toBe(true)
    expect(savedItems(cookies).map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      [2, 1],
      [345, 3],
    ])
    forgetItems(cookies, ['2', '345', '999'])
    expect([...persistedStates(cookies)]).toEqual([['favorites', [7]]])
  })

  it('may be packages, each choice of options by itself', () => {
    const { cookies } = testContext('', {})
    const set = { productId: 9, skuId: 345, quantity: 2, selection: '1.2.345-2.1.678' }
    const other = { ...set, selection: '1.2.345-2.1.679' }
    for (const item of [set, sofa, other, { ...set, quantity: 3 }]) saveItem(cookies, item)
    expect(savedItems(cookies)).toEqual([sofa, other, { ...set, quantity: 3 }])
    forgetItems(cookies, ['9-1.2.345-2.1.678'])
    expect(savedItems(cookies)).toEqual([sofa, other])
  })

  it('are refused when the cookie has no space, which keeps all that it has', () => {
    const full = `favorites=[${'1234567890,'.repeat(290)}1];`
    const { cookies, changedCookies } = testContext('', { [statesCookie]: full })
    expect(canSaveItem(cookies, sofa)).toBe(false)
    expect(saveItem(cookies, sofa)).toBe(false)
    expect([...changedCookies]).toEqual([])
  })

  it.each([
    '{}',
    '"x"',
    '[1,2,3]',
    '[[1,2]]',
    '[[1,2,"3"]]',
    '[[0,1,1]]',
    '[[1,1,1e9]]',
    '[null]',
    '["1.2"]',
    '["9.1.1.2.<b>"]',
  ])('in the form of %s are omitted', (state) => {
    const context = testContext('', { [statesCookie]: `savedForLater=${state};` })
    expect(savedItems(context.cookies)).toEqual([])
  })
})
