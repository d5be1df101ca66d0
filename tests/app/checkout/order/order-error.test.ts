import { describe, expect, it } from 'vitest'

import { orderErrorOf } from '#app/checkout/order/order-error.ts'
import { paymentErrorOf, paymentErrors } from '#app/checkout/payment/payment-error.ts'
import { languageCodes } from '#app/i18n/languages.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { conditionMessages } from '#server/merchant/buying/checkout/order-conditions.rules.ts'

describe('the reason for a failed order', () => {
  it.each([
    ['Insufficient stock amount', { field: null, key: 'stock' }],
    ['City is required', { field: 'city', key: 'required' }],
    ['Invalid Zip', { field: 'zip', key: 'noShipping' }],
    ['Payment must be selected', { field: 'paymentId', key: 'payment' }],
    ['insufficient stock amount.', { field: null, key: 'stock' }],
    ['Order refused; Zip is required', { field: 'zip', key: 'required' }],
    ['Nobody knows this', { field: null, key: 'failed' }],
    [null, { field: null, key: 'failed' }],
  ])('"%s" is shown at its field', (message, fault) => {
    expect(orderErrorOf(message)).toEqual(fault)
  })

  it('is known for every message of the embedded merchant except that of an empty cart', () => {
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
  ])('a payer who returns with %s sees %s', (text, error) => {
    expect(paymentErrorOf(text)).toBe(error)
  })

  it.each(languageCodes)(
    'each way to return without a payment has its own message (%s)',
    (language) => {
      const t = translate(language, 'checkout')
      const messages = paymentErrors.map((error) => t(`paymentErrors.${error}`))
      expect(new Set(messages).size).toBe(paymentErrors.length)
    },
  )
})
