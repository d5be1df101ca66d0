import { describe, expect, it } from 'vitest'

import type { Cart, CartLine } from '#app/cart/cart.ts'
import type { CartPackage } from '#app/cart/packages/read-packages.ts'
import { forgetSeenItem, findUnavailableItems } from '#app/cart/last-seen/last-seen-cart.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const chair = { id: 'a', name: 'Stol! "Å"', packageKey: null } as CartLine
const table = { id: 'b', name: 'Bord', packageKey: 'k' } as CartLine
const set = { key: 'k', name: 'Matgrupp' } as CartPackage

const cart = (part: Partial<Cart> = {}): Cart =>
  ({ id: 'cart', lines: [chair, table], packages: [set], promoCode: 'VÅR', ...part }) as Cart

/** The cookies of a visitor who has seen this cart. */
function seen(shown = cart()) {
  const context = testContext('')
  expect(findUnavailableItems(context.cookies, shown)).toBeNull()
  return context
}

describe('since the cart was shown', () => {
  it.each([
    ['nothing', cart(), null],
    ['a line', cart({ lines: [table] }), { names: ['Stol  "Å"'], code: null, isCartGone: false }],
    [
      'a package',
      cart({ lines: [chair], packages: [] }),
      { names: ['Matgrupp'], code: null, isCartGone: false },
    ],
    ['the code', cart({ promoCode: null }), { names: [], code: 'VÅR', isCartGone: false }],
    ['a code for another', cart({ promoCode: 'HÖST' }), null],
    ['the cart for another', cart({ id: 'other', lines: [], packages: [] }), null],
    [
      'the cart',
      cart({ id: null, lines: [], packages: [], promoCode: null }),
      { names: ['Matgrupp', 'Stol  "Å"'], code: null, isCartGone: true },
    ],
  ])('%s went, which is reported once', (_, now, gone) => {
    const { cookies } = seen()
    expect(findUnavailableItems(cookies, now)).toEqual(gone)
    expect(findUnavailableItems(cookies, now)).toBeNull()
  })

  it('the visitor removed a line, a package and the code, which is not reported', () => {
    const { cookies } = seen()
    forgetSeenItem(cookies, { key: 'a' })
    forgetSeenItem(cookies, { key: 'k' })
    forgetSeenItem(cookies, 'code')
    expect(
      findUnavailableItems(cookies, cart({ lines: [], packages: [], promoCode: null })),
    ).toBeNull()
  })

  it('a name had half of an emoji or a control character, which no cookie can have', () => {
    const names = [`${'a'.repeat(39)}🪑`, 'Stol \ud83e', 'Stol\u0000']
    const lines = names.map((name, index) => ({ ...chair, id: String(index), name }) as CartLine)
    const { cookies } = seen(cart({ lines, packages: [], promoCode: '🎁'.repeat(99) }))
    expect(findUnavailableItems(cookies, cart({ lines: [], packages: [] }))?.names).toHaveLength(3)
  })

  it.each([
    '!!!',
    `a!b!c!123456.${'a'.repeat(39)}🪑`,
    'x!y!z!.name!123456.',
    'a!b!c!' + 'ö'.repeat(500),
  ])('the cookie was %j: nothing is reported', (value) => {
    const { cookies } = testContext('', { 'ralph-cart-prices': value })
    expect(findUnavailableItems(cookies, cart())).toBeNull()
  })

  it('200 lines with long names were in it: the cookie has the newest that fit', () => {
    const lines = Array.from(
      { length: 200 },
      (_, index) => ({ ...chair, id: `line ${index}`, name: `Å${'ä'.repeat(60)}` }) as CartLine,
    )
    const { cookies, cookieValues } = seen(cart({ lines, packages: [] }))
    expect([...cookieValues.values()].join().length).toBeLessThan(4096)
    const gone = findUnavailableItems(cookies, cart({ lines: lines.slice(0, -1), packages: [] }))
    expect(gone?.names).toHaveLength(1)
  })
})
