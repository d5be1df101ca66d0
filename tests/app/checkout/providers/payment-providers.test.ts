import { describe, expect, it } from 'vitest'

import {
  paymentProviderOf,
  readReturnedOrder,
} from '#app/checkout/providers/payment-providers.server.ts'

describe('the provider of a payment option', () => {
  it.each(['KLARNA', 'SVEA', 'WALLEY', 'AVARDA'])('of type %s has its own form', (paymentType) => {
    expect(paymentProviderOf({ paymentType, checkoutType: 'EXTERNAL' }).kind).toBe('embedded')
    expect(paymentProviderOf({ paymentType, paymentData: '<div></div>' }).kind).toBe('embedded')
  })

  it.each(['KLARNA', 'SVEA', 'WALLEY', 'AVARDA'])(
    'of type %s without a form is ordered by the shop',
    (paymentType) => {
      const option = { paymentType, checkoutType: 'STANDARD', paymentData: '' }
      expect(paymentProviderOf(option).kind).toBe('ownForm')
    },
  )

  it.each(['STANDARD', 'GEINS_PAY', 'another', '__proto__', '', null])(
    'of type %s is ordered by the shop, whatever form it has',
    (paymentType) => {
      const option = { paymentType, checkoutType: 'EXTERNAL', paymentData: '<div></div>' }
      expect(paymentProviderOf(option).kind).toBe('ownForm')
    },
  )
})

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
