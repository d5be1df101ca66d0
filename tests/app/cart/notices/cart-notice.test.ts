import { describe, expect, it } from 'vitest'

import { cartNoticeKind } from '#app/cart/notices/cart-notice.server.ts'
import { removalBetween } from '#app/cart/notices/cart-notice.ts'
import type { Cart, CartLine } from '#app/cart/cart.ts'
import { flash, takeFlash } from '#app/visit/flash/flash.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const cart = (lines: string[], promoCode: string | null = null): Cart =>
  ({
    packages: [],
    lines: lines.map((id) => ({ id, name: `Stol ${id}`, skuId: 7, quantity: 3 }) as CartLine),
    promoCode,
  }) as unknown as Cart
const removedChair = { kind: 'removed', name: 'Stol a', skuId: 7, quantity: 3 }

describe('between two states of a cart', () => {
  it.each([
    ['nothing is missing', cart(['a'], 'VÅR'), cart(['a'], 'VÅR'), null],
    ['a line was added', cart(['a']), cart(['a', 'b']), null],
    ['a line was removed', cart(['a', 'b']), cart(['b']), removedChair],
    [
      'a package was removed',
      {
        ...cart(['b']),
        packages: [{ key: 'k', id: 9, name: 'Set', quantity: 2, selection: '1.1.7' }],
      },
      cart(['b']),
      { kind: 'package-removed', name: 'Set', packageId: 9, selection: '1.1.7', quantity: 2 },
    ],
    ['a code was added', cart(['a']), cart(['a'], 'VÅR'), null],
    ['a code was removed', cart(['a'], 'VÅR'), cart(['a']), { kind: 'code-removed', code: 'VÅR' }],
    ['a code was removed with its line', cart(['a', 'b'], 'VÅR'), cart(['b']), removedChair],
  ])('%s', (_, before, now, notice) => {
    expect(removalBetween(before as Cart, now)).toEqual(notice)
  })
})

it('goods of a cart that was ordered are not reported as removed', () => {
  const ordered = { ...cart(['a'], 'VÅR'), id: 'one' }
  expect(removalBetween(ordered, { ...cart([]), id: null })).toBeNull()
  expect(removalBetween(ordered, { ...cart(['b']), id: 'two' })).toBeNull()
  expect(removalBetween(ordered, { ...cart([]), id: 'one' })).toEqual(removedChair)
})

it('what is saved for later is not reported as removed', () => {
  const set = { key: 'k', id: 9, name: 'Set', quantity: 2, selection: '1.1.7' }
  const before = { ...cart(['a']), packages: [set] } as unknown as Cart
  expect(removalBetween(before, cart([]), ['7', '9-1.1.7'])).toBeNull()
  expect(removalBetween(before, cart([]), ['7', '9-1.1.8'])).toMatchObject({ packageId: 9 })
})

describe('a notice for the next page', () => {
  it('is shown once', () => {
    const { cookies } = testContext('')
    const removed = { kind: 'removed', name: 'Stol "Å"; a=b', skuId: 7, quantity: 3 } as const
    flash(cookies, cartNoticeKind, removed)
    expect(takeFlash(cookies, cartNoticeKind)).toEqual(removed)
    expect(takeFlash(cookies, cartNoticeKind)).toBeNull()
  })

  it.each([
    'null',
    '{"kind":"added"}',
    '{"kind":"added","skuId":-1,"quantity":1}',
    '{"kind":"removed","name":{},"skuId":1,"quantity":1}',
    '{"__proto__":1',
  ])('that is %s in the cookie is ignored', (notice) => {
    for (const cookie of [notice, `{"cart":${notice}}`]) {
      const { cookies } = testContext('', { 'ralph-flash': cookie })
      expect(takeFlash(cookies, cartNoticeKind)).toBeNull()
    }
  })
})
