import { describe, expect, it } from 'vitest'

import type { Cart, CartLine } from '#app/cart/cart.ts'
import { cartRemoval } from '#app/routes/cart/use-cart-removal.ts'

const cart = (lines: string[], promoCode: string | null = null): Cart =>
  ({
    lines: lines.map((id) => ({ id, name: `Stol ${id}` }) as CartLine),
    promoCode,
  }) as unknown as Cart

describe('cartNews', () => {
  it.each([
    ['nothing changed', cart(['a'], 'VÅR'), cart(['a'], 'VÅR'), null],
    ['a line came', cart(['a']), cart(['a', 'b']), null],
    ['a line went', cart(['a', 'b']), cart(['b']), { key: 'line.removed', name: 'Stol a' }],
    ['a code came', cart(['a']), cart(['a'], 'VÅR'), null],
    ['a code went', cart(['a'], 'VÅR'), cart(['a']), { key: 'promo.removed', code: 'VÅR' }],
    [
      'a line took its code along',
      cart(['a', 'b'], 'VÅR'),
      cart(['b']),
      { key: 'line.removed', name: 'Stol a' },
    ],
  ])('reports %s', (_, before, now, news) => {
    expect(cartRemoval(before, now)).toEqual(news)
  })
})
