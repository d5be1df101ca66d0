import { describe, expect, it } from 'vitest'

import { paymentProviderOf } from '#app/checkout/providers/payment-providers.server.ts'

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
