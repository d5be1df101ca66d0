import { describe, expect, it } from 'vitest'

import { orderErrorOf } from '#app/checkout/order-error.ts'
import { paymentErrorOf, paymentErrors } from '#app/checkout/payment-error.ts'
import { languageCodes } from '#app/i18n/languages.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { conditionMessages } from '#server/merchant/buying/checkout/order-conditions.rules.ts'

describe('why an order was not made', () => {
  it.each([
    ['Insufficient stock amount', { field: null, key: 'stock' }],
    ['City is required', { field: 'city', key: 'required' }],
    ['Invalid Zip', { field: 'zip', key: 'noShipping' }],
    ['Payment must be selected', { field: 'paymentId', key: 'payment' }],
    ['insufficient stock amount.', { field: null, key: 'stock' }],
    ['Order refused; Zip is required', { field: 'zip', key: 'required' }],
    ['Nobody knows this', { field: null, key: 'failed' }],
    [null, { field: null, key: 'failed' }],
  ])('"%s" is told at its field', (message, fault) => {
    expect(orderErrorOf(message)).toEqual(fault)
  })

  it('knows every message of the embedded merchant but the one for an empty cart', () => {
    const unknown = Object.values(conditionMessages).filter(
      (message) => orderErrorOf(message).key === 'failed',
    )
    expect(unknown).toEqual(['Cart is empty'])
  })

  it.each([
    [null, 'Failed'],
    ['Error', 'Error'],
    ['OutOfStock', 'OutOfStock'],
    ['Cancelled', 'Cancelled'],
    ['<script>', 'Failed'],
    ['', 'Failed'],
  ])('a payer who comes back with %s is told %s', (text, error) => {
    expect(paymentErrorOf(text)).toBe(error)
  })

  it.each(languageCodes)(
    'each way to come back without having paid has words of its own (%s)',
    (language) => {
      const t = translate(language, 'checkout')
      const words = paymentErrors.map((error) => t(`paymentErrors.${error}`))
      expect(new Set(words).size).toBe(paymentErrors.length)
    },
  )
})
