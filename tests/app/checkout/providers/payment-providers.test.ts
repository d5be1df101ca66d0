import { expect, it } from 'vitest'

import {
  paymentProviderOf,
  readReturnedOrder,
} from '#app/checkout/providers/payment-providers.server.ts'

it.each(['STANDARD', 'KLARNA', 'another', '__proto__', '', null, undefined])(
  'the shop’s own form handles payment methods of type %s',
  (type) => {
    expect(paymentProviderOf(type).kind).toBe('ownForm')
  },
)

it.each([
  ['oid=7&cartid=a', { orderId: '7', cartId: 'a' }],
  ['oid=&cartid=a', { orderId: '', cartId: 'a' }],
  ['kid=7&cartid=a', { orderId: '', cartId: 'a' }],
  ['', { orderId: '', cartId: '' }],
])('the payment provider %s returns the order %j', (query, order) => {
  expect(readReturnedOrder(new URLSearchParams(query))).toEqual({
    ...order,
    paymentType: 'STANDARD',
  })
})
