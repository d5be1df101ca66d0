import { describe, expect, it } from 'vitest'

import { hasProviderForm } from '#app/checkout/providers/embedded-providers.ts'

describe('the provider of a payment option', () => {
  it.each(['KLARNA', 'SVEA', 'WALLEY', 'AVARDA'])('of type %s has its own form', (paymentType) => {
    expect(hasProviderForm({ paymentType, checkoutType: 'EXTERNAL' })).toBe(true)
    expect(hasProviderForm({ paymentType, paymentData: '<div></div>' })).toBe(true)
  })

  it.each(['KLARNA', 'SVEA', 'WALLEY', 'AVARDA'])(
    'of type %s without a form is ordered by the shop',
    (paymentType) => {
      const option = { paymentType, checkoutType: 'STANDARD', paymentData: '' }
      expect(hasProviderForm(option)).toBe(false)
    },
  )

  it.each(['STANDARD', 'GEINS_PAY', 'another', '__proto__', '', null])(
    'of type %s is ordered by the shop, whatever form it has',
    (paymentType) => {
      const option = { paymentType, checkoutType: 'EXTERNAL', paymentData: '<div></div>' }
      expect(hasProviderForm(option)).toBe(false)
    },
  )
})
