import { describe, expect, it } from 'vitest'

import type { Cart, CartLine } from '#app/cart/cart.ts'
import { changedPrices } from '#app/cart/last-seen/seen-prices.server.ts'
import { testContext } from '#tests/support/test-context.ts'

const line = (change: Partial<CartLine> = {}): CartLine =>
  ({
    skuId: 7,
    name: 'Stol',
    quantity: 1,
    unitPrice: '1 295 kr',
    notSoldIn: null,
    ...change,
  }) as CartLine
const cart = (...lines: CartLine[]) => ({ lines }) as unknown as Cart

/** A visitor whose cart page has just shown these lines. */
function visitorOf(...lines: CartLine[]) {
  const { cookies, cookieValues } = testContext('')
  const visitor = {
    cookies,
    market: { alias: 'se' },
    languageId: 'sv-SE',
    vatIncluded: true,
    customerType: 'PERSON',
    signedIn: null,
  } as Parameters<typeof changedPrices>[0]
  expect(changedPrices(visitor, cart(...lines))).toEqual([])
  return { visitor, cookieValues }
}

describe('a price that the visitor has seen', () => {
  it('is reported once when it has changed', () => {
    const { visitor } = visitorOf(line(), line({ skuId: 8, name: 'Bord' }))
    const now = cart(line({ unitPrice: '995 kr' }), line({ skuId: 8, name: 'Bord' }))
    expect(changedPrices(visitor, now)).toEqual(['Stol'])
    expect(changedPrices(visitor, now)).toEqual([])
  })

  it.each([
    ['of another quantity', line({ quantity: 4, unitPrice: '1 165,50 kr' })],
    ['of another product', line({ skuId: 9, unitPrice: '5 kr' })],
    ['of a product that is not sold here', line({ notSoldIn: 'Danmark', unitPrice: '' })],
  ])('is not compared with that %s', (_, other) => {
    expect(changedPrices(visitorOf(line()).visitor, cart(other))).toEqual([])
  })

  it('is not compared with that without VAT', () => {
    const { visitor } = visitorOf(line())
    const asCompany = { ...visitor, vatIncluded: false }
    expect(changedPrices(asCompany, cart(line({ unitPrice: '1 036 kr' })))).toEqual([])
  })

  it('is forgotten with the cart, and always fits into a cookie', () => {
    const many = Array.from({ length: 200 }, (_, index) => line({ skuId: 2_000_000_000 + index }))
    const { visitor, cookieValues } = visitorOf(...many)
    expect(cookieValues.size).toBe(1)
    expect(changedPrices(visitor, cart())).toEqual([])
    expect(cookieValues.size).toBe(0)
  })
})
