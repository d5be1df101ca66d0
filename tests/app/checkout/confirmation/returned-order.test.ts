import { expect, it } from 'vitest'

import { embeddedProviders } from '#app/checkout/providers/embedded-providers.ts'
import { orderParameter } from '#app/checkout/providers/standard.server.ts'
import { readReturnedOrder } from '#app/checkout/confirmation/returned-order.server.ts'

it.each([
  ['oid=7&cartid=a', { orderId: '7', cartId: 'a', paymentType: 'STANDARD' }],
  ['oid=&cartid=a', { orderId: '', cartId: 'a', paymentType: 'STANDARD' }],
  ['kid=7&cartid=a', { orderId: '7', cartId: 'a', paymentType: 'KLARNA' }],
  ['sid=7&cartid=a', { orderId: '7', cartId: 'a', paymentType: 'SVEA' }],
  ['wid=7&cartid=a', { orderId: '7', cartId: 'a', paymentType: 'WALLEY' }],
  ['aid=7&cartid=a', { orderId: '7', cartId: 'a', paymentType: 'AVARDA' }],
  ['oid=1&aid=2&wid=3&kid=4&sid=5', { orderId: '5', cartId: '', paymentType: 'SVEA' }],
  ['kid=&oid=7', { orderId: '7', cartId: '', paymentType: 'STANDARD' }],
  ['', { orderId: '', cartId: '', paymentType: 'STANDARD' }],
])('the address of a confirmation with %s is for the order %j', (query, order) => {
  expect(readReturnedOrder(new URLSearchParams(query))).toEqual({ seen: null, ...order })
})

const ownForm = ['STANDARD', { confirmParameter: orderParameter }] as const
it.each([...Object.entries(embeddedProviders), ownForm])(
  'an order of %s is recognized by a parameter that nothing else has',
  (paymentType, { confirmParameter }) => {
    const query = new URLSearchParams({ cartid: 'cart', seen: '', [confirmParameter]: 'order' })
    const order = { orderId: 'order', cartId: 'cart', paymentType, seen: null }
    expect(readReturnedOrder(query)).toEqual(order)
  },
)
