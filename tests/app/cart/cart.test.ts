import { expect, it } from 'vitest'

import { cartState, type CartOverview } from '#app/cart/cart.ts'

const before: CartOverview = {
  pieces: 2,
  shippingFee: 0,
  total: 1990,
  isShippingDefault: true,
  subTotal: 1990,
  promoCode: '',
}

it.each<Partial<CartOverview>>([
  { pieces: 3 },
  { shippingFee: 400 },
  { total: 1790 },
  { isShippingDefault: false },
  { subTotal: 1790 },
  { promoCode: 'SOMMAR10' },
])('a cart has changed with %j', (change) => {
  expect(cartState({ ...before, ...change })).not.toBe(cartState(before))
  expect(cartState({ ...before })).toBe(cartState(before))
})
